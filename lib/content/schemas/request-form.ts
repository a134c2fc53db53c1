import * as z from 'zod';
import type files from '@/.generated/data';
import type { Locale } from '@/lib/locale';
import { type Field, formFields, type RequestType } from '@/supabase/functions/_shared/form-fields';

type FrenchForm = (typeof files)['interface.fr.yml']['forms'][RequestType];

/** The words of a form, keyed by the name of a field; `choices` further by value. */
type WordsOfFields = {
  labels: Record<string, string>;
  /** A sentence under the label. */
  hints: Record<string, string | undefined>;
  choices: Record<string, Record<string, string>>;
  messages: Record<string, { required: string; invalid?: string | undefined }>;
};

/**
 * The words of a form. `receipt` is said in the form's place once the request is stored; its three steps are
 * what comes next.
 */
export type RequestFormWords = Omit<FrenchForm, keyof WordsOfFields> & WordsOfFields;

const text = z.string().min(1);

/**
 * The schemas of a form's words that follow from its fields in a language: a label for each, a hint where
 * it helps, words for each option of a select, messages for each field that can be refused.
 */
export function wordsOfFields(type: RequestType, locale: Locale) {
  const fields = formFields[type][locale];
  return {
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
  } satisfies Record<keyof WordsOfFields, z.ZodType>;
}

/** An object schema with a key for each field. */
const each = <F extends Field>(fields: readonly F[], schemaOf: (field: F) => z.ZodType) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])));
