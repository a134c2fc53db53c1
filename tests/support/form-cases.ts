import { type Field, formFields } from '@/supabase/functions/_shared/form-fields';
import { sampleValue } from './backend/requests';
import { pathOf, words } from './content';

/** A field of a form, as a browser shows it. */
type FieldCase = {
  name: string;
  /** The control's `type` property in the DOM. */
  control: 'text' | 'email' | 'tel' | 'select-one' | 'textarea' | 'checkbox';
  optional?: true;
  autocomplete?: string;
  options?: string[];
  rows?: number;
  /** What a test fills in. */
  value: string | boolean;
};

const fieldCase = (field: Field): FieldCase => ({
  name: field.name,
  control: field.kind === 'select' ? 'select-one' : field.kind,
  optional: field.optional,
  autocomplete: field.autoComplete,
  options: field.kind === 'select' ? ['', ...field.choices] : undefined,
  rows: field.kind === 'textarea' ? field.rows : undefined,
  value: sampleValue(field),
});

/** A form: its fields from their table, its words from the interface file. */
function formCase(type: 'demo' | 'contact', locale: 'fr' | 'en') {
  const { messages, toasts, receipt } = words[locale].forms[type];
  return {
    name: `${type} form in ${locale}`,
    path: pathOf(`pages/${type}`, locale),
    type,
    locale,
    /** What is said of a required field that is left empty, and of a value that is not taken. */
    fields: formFields[type][locale].map(fieldCase).map((field) => {
      const { required, invalid = required } = messages[field.name] ?? {};
      return { ...field, missing: field.optional ? undefined : required, invalid };
    }),
    malformedEmail: messages.email?.invalid ?? '',
    /** The words that all forms of its language share. */
    shared: words[locale].forms,
    success: toasts.success,
    receipt,
    returned: toasts.returnedError,
    unexpected: toasts.unexpectedError,
    /** Where the form leads without script. */
    answerPage: pathOf('pages/sent', locale),
  };
}

export type FormCase = ReturnType<typeof formCase>;

export const demoFr = formCase('demo', 'fr');
const demoEn = formCase('demo', 'en');
export const contactFr = formCase('contact', 'fr');
export const contactEn = formCase('contact', 'en');

/** All four, for what each has of its own. */
export const formCases = [demoFr, demoEn, contactFr, contactEn];

/** One of each language and of each kind, for what all forms do alike. */
export const sampleForms = [demoFr, contactEn];
