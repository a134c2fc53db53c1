import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RequestFormWords } from '@/lib/request-form-schema';
import {
  type Field,
  formFields,
  type RequestLocale,
  type RequestType,
} from '@/supabase/functions/_shared/form-fields';
import { noscriptPages } from '@/supabase/functions/_shared/site-contract';
import { sampleValue } from './backend/requests';

type FieldCase = {
  name: string;
  /** The control's `type` property in the DOM. */
  control: 'text' | 'email' | 'tel' | 'select-one' | 'textarea' | 'checkbox';
  /** The message when it is left empty; undefined if it may be. */
  missing?: string;
  autocomplete?: string;
  options?: string[];
  rows?: number;
  /** What a test fills in. */
  value: string | boolean;
};

/** One of the four forms: its fields from their table, its words from the interface file. */
export type FormCase = ReturnType<typeof formCase>;

function formCase(name: string, path: string, type: RequestType, locale: RequestLocale) {
  const { forms } = parse(readFileSync(`content/interface.${locale}.yml`, 'utf8'));
  const { messages, toasts }: RequestFormWords = forms[type];
  const fieldCase = (field: Field): FieldCase => ({
    name: field.name,
    control: field.kind === 'select' ? 'select-one' : field.kind,
    missing: messages[field.name]?.required,
    autocomplete: field.autoComplete,
    options: field.kind === 'select' ? ['', ...field.choices] : undefined,
    rows: field.kind === 'textarea' ? field.rows : undefined,
    value: sampleValue(field),
  });
  return {
    ...{ name, path, type, locale },
    fields: formFields[type][locale].map(fieldCase),
    malformedEmail: String(messages.email?.invalid),
    optional: String(forms.optional),
    success: toasts.success,
    returned: toasts.returnedError,
    unexpected: toasts.unexpectedError,
    /** Where the form leads without script. */
    answerPage: noscriptPages.sent[locale],
  };
}

export const demoFr = formCase('French demo form', '/demo', 'demo', 'fr');
export const demoEn = formCase('English demo form', '/en/demo', 'demo', 'en');
export const contactFr = formCase('French contact form', '/contact', 'contact', 'fr');
export const contactEn = formCase('English contact form', '/en/contact', 'contact', 'en');

export const formCases = [demoFr, demoEn, contactFr, contactEn];
