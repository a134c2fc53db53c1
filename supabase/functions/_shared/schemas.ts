import * as z from 'zod/mini';
import { emailAddress, withAsciiDomain } from './email-address.ts';
import {
  type Field,
  type FormValues,
  formFields,
  type RequestFields,
  type RequestType,
} from './form-fields.ts';
import { byLocale, type Locale } from './locales.ts';

/** The same schema validates in the browser and in the function. */
export const schemas = {
  demo: byLocale((locale) => schemaOf('demo', locale)),
  contact: byLocale((locale) => schemaOf('contact', locale)),
};

function schemaOf(type: RequestType, locale: Locale) {
  const fields = formFields[type][locale].map((field) => [field.name, fieldSchema(field)]);
  const schema: z.ZodMiniType = z.object(Object.fromEntries(fields));
  return schema as z.ZodMiniType<RequestFields, FormValues>;
}

/**
 * What a field accepts. An error is a code: `required`, `invalid` or `tooLong`, whose words are in the
 * interface files.
 */
export function fieldSchema(field: Field): z.ZodMiniType<string | boolean> {
  if (field.kind === 'checkbox')
    return field.optional ? z._default(z.boolean('invalid'), false) : z.literal(true, 'required');
  if (field.kind === 'select')
    return z.enum(field.choices, { error: ({ input }) => (input ? 'invalid' : 'required') });

  const sanitize = field.kind === 'textarea' ? sanitizeText : sanitizeLine;
  const text = (error: string) => z.string(error).check(z.overwrite(sanitize));
  const longest = z.maxLength(field.max, 'tooLong');
  if (field.optional) return z._default(text('invalid').check(longest), '');
  const nonEmpty = text('required').check(
    z.minLength(1, { error: 'required', abort: true }),
    longest,
  );
  return field.kind === 'email'
    ? nonEmpty.check(z.overwrite(withAsciiDomain), z.regex(emailAddress, 'invalid'))
    : nonEmpty;
}

/** Replaces lone surrogates, which PostgreSQL refuses, as `toWellFormed` does in newer browsers. */
function toWellFormed(text: string) {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Also strips bidi controls, which could reverse the rest of a mail's subject line. */
function sanitizeLine(text: string) {
  return toWellFormed(text)
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}

function sanitizeText(text: string) {
  return toWellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
