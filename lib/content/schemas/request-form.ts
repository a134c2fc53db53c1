import * as z from 'zod';
import type { Locale } from '@/lib/locale';
import { type Field, formFields, type RequestType } from '@/supabase/functions/_shared/form-fields';

const text = z.string().min(1);
const toast = z.strictObject({ title: text, text });
const receipt = z.strictObject({ title: text, first: text, second: text, third: text });

/** The words of a form, keyed by the name of a field; `choices` further by value. */
export type RequestFormWords = {
  title: string;
  submit: string;
  labels: Record<string, string>;
  /** A sentence under the label. */
  hints: Record<string, string | undefined>;
  choices: Record<string, Record<string, string>>;
  messages: Record<string, { required: string; invalid?: string | undefined }>;
  /** What is said in the form's place once the request is stored; its three steps are what comes next. */
  receipt: z.infer<typeof receipt>;
  toasts: Record<'success' | 'returnedError' | 'unexpectedError', z.infer<typeof toast>>;
};

/**
 * The schema of a form's words in one language, derived from its fields: a label for each, a hint where
 * it helps, words for each option of a select, messages for each field that can be refused.
 */
export function requestFormSchema(type: RequestType, locale: Locale) {
  const fields = formFields[type][locale];
  return z.strictObject({
    title: text,
    submit: text,
    labels: each(
      fields.filter((field) => !('label' in field)),
      () => text,
    ),
    hints: each(fields, () => text.optional()),
    choices: each(
      fields.filter((field) => field.kind === 'select'),
      ({ choices }) => z.strictObject(Object.fromEntries(choices.map((value) => [value, text]))),
    ),
    messages: each(
      fields.filter((field) => !field.optional),
      ({ kind }) =>
        z.strictObject({ required: text, invalid: kind === 'email' ? text : text.optional() }),
    ),
    receipt,
    toasts: z.strictObject({ success: toast, returnedError: toast, unexpectedError: toast }),
  }) as unknown as z.ZodType<RequestFormWords>;
}

/** An object schema with a key for each field. */
const each = <F extends Field>(fields: readonly F[], schemaOf: (field: F) => z.ZodType) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])));
