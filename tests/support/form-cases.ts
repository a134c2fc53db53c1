import { pathOf, words } from './content';

/*
 * What the specification fixes of the four forms (sections 3, 5 and 8), and no owner would change:
 * which fields, in which order and of which kind, the values of the selects, what is required. Their
 * words are read from the interface files.
 */

/** A field as the specification wants it. */
export type FieldCase = {
  name: string;
  /** The control's `type` property in the DOM. */
  control: 'text' | 'email' | 'tel' | 'select-one' | 'textarea' | 'checkbox';
  /** Whether it may be left empty. */
  optional?: true;
  autocomplete?: string;
  options?: string[];
  rows?: number;
  /** What a test puts in, where the shared values of `valuesFor` do not say. */
  value?: string | boolean;
};

const person: FieldCase[] = [
  { name: 'firstName', control: 'text', autocomplete: 'given-name' },
  { name: 'lastName', control: 'text', autocomplete: 'family-name' },
  { name: 'email', control: 'email', autocomplete: 'email' },
  {
    name: 'phone',
    control: 'tel',
    autocomplete: 'tel',
    value: '+33 1 99 00 00 42',
    optional: true,
  },
  { name: 'company', control: 'text', autocomplete: 'organization' },
];

const consent: FieldCase = { name: 'consent', control: 'checkbox', value: true };

const select = (name: string, value: string, options: string): FieldCase => ({
  name,
  control: 'select-one',
  value,
  options: ['', ...options.split(' ')],
});

const textarea = (name: string, rows: number): FieldCase => ({
  name,
  control: 'textarea',
  rows,
  value: 'Une ligne.\nUne autre.',
});

const demoFields: Record<'fr' | 'en', FieldCase[]> = {
  fr: [
    ...person,
    { name: 'sector', control: 'text', value: 'Négoce d’art', optional: true },
    select('companySize', '51-200', '1-10 11-50 51-200 201-500 500+'),
    select('jobFunction', 'conformite', 'direction conformite juridique it risques autre'),
    textarea('objective', 3),
    { name: 'deadline', control: 'text', value: 'avant l’été', optional: true },
    consent,
  ],
  en: [
    ...person,
    select(
      'sector',
      'real-estate',
      'lawyers accountants notaries real-estate art-dealers domiciliation other',
    ),
    { ...textarea('message', 3), optional: true },
    consent,
  ],
};

const contactFields: FieldCase[] = [
  ...person,
  { name: 'subject', control: 'text', value: 'Reprise des dossiers' },
  textarea('message', 5),
  { name: 'newsletter', control: 'checkbox', value: true, optional: true },
  consent,
];

/** A form, and the words of the interface about it. */
function formCase(type: 'demo' | 'contact', locale: 'fr' | 'en') {
  const { messages, toasts } = words[locale].forms[type];
  const fields = type === 'demo' ? demoFields[locale] : contactFields;
  return {
    name: `${type} form in ${locale}`,
    path: pathOf(`pages/${type}`, locale),
    type,
    locale,
    /** What is said of a required field that is left empty, and of a value that is not taken. */
    fields: fields.map((field) => {
      const { required, invalid = required } = messages[field.name] ?? {};
      return { ...field, missing: field.optional ? undefined : required, invalid };
    }),
    malformedEmail: messages.email?.invalid ?? '',
    /** The words that all forms of its language share. */
    shared: words[locale].forms,
    success: toasts.success,
    returned: toasts.returnedError,
    unexpected: toasts.unexpectedError,
    /** Where the form leads without script. */
    answerPage: pathOf('pages/sent', locale),
  };
}

export type FormCase = ReturnType<typeof formCase>;

export const demoFr = formCase('demo', 'fr');
export const demoEn = formCase('demo', 'en');
export const contactFr = formCase('contact', 'fr');
export const contactEn = formCase('contact', 'en');

/** All four, for what each has of its own. */
export const formCases = [demoFr, demoEn, contactFr, contactEn];

/** One of each language and of each kind, for what all forms do alike. */
export const sampleForms = [demoFr, contactEn];
