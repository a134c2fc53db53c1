import * as z from 'zod';
import {
  type RequestLocale,
  type RequestType,
  schemas,
} from '@/supabase/functions/_shared/schemas';

const text = z.string().min(1);
const toast = z.strictObject({ title: text, text });

/** What a form says. Keyed by field; `choices` further by value, in their order. */
export type RequestFormWords = {
  title: string;
  submit: string;
  labels: Record<string, string>;
  choices: Record<string, Record<string, string>>;
  messages: Record<string, { required: string; invalid?: string | undefined }>;
  toasts: Record<'success' | 'returnedError' | 'unexpectedError', z.infer<typeof toast>>;
};

/**
 * The words of a form in one language, after what it asks: a label for each field, words for each
 * value of a select, a message for each field that can be refused.
 */
export function requestFormSchema(type: RequestType, locale: RequestLocale) {
  const asked = schemas[type][locale];
  const fields = Object.entries(asked.shape);
  const needed = new Set(asked.safeParse({}).error?.issues.map(({ path }) => String(path[0])));
  return z.strictObject({
    title: text,
    submit: text,
    labels: each(fields, () => text),
    choices: each(fields.filter(isSelect), ([, { def }]) => {
      const values = Object.values((def as z.core.$ZodEnumDef).entries).map(String);
      return z.strictObject(Object.fromEntries(values.map((value) => [value, text])));
    }),
    messages: each(
      fields.filter(([name]) => needed.has(name)),
      ([name]) =>
        z.strictObject({ required: text, invalid: name === 'email' ? text : text.optional() }),
    ),
    toasts: z.strictObject({ success: toast, returnedError: toast, unexpectedError: toast }),
  }) as unknown as z.ZodType<RequestFormWords>;
}

type Field = [name: string, schema: { def: z.core.$ZodTypeDef }];

const isSelect = ([, { def }]: Field) => def.type === 'enum';

/** An object with a schema for each field. */
const each = (fields: Field[], schemaOf: (field: Field) => z.ZodType) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field[0], schemaOf(field)])));
