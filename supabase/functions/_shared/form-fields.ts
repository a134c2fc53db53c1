import { byLocale, type Locale } from './locales.ts';

/*
 * Every field of the two forms in each language, one row each (specification, sections 3 and 5). The
 * form, its schema in the browser and in the function, the team's mail and the page for forms without
 * script follow from a row. What visitors read at the form (label, options, messages) is in
 * content/interface.*.yml, under the field's name.
 */

export type RequestType = 'demo' | 'contact';

/** A text may be left empty where it is `optional`; an address and a select never are. */
export type Field = {
  /** The specification's name: the `name` attribute, and the key in the payload and the database. */
  name: string;
  /**
   * What the field is called in the team's mail and on the page for forms without script. A further
   * language takes it from its mail words, and from the label of the form.
   */
  title: Partial<Record<Locale, string>>;
  /** Shares its line with the next half field. */
  half?: true;
  autoComplete?: string;
} & (
  | { kind: 'text' | 'tel'; max: number; optional?: true }
  | { kind: 'textarea'; max: number; optional?: true; rows: number }
  | { kind: 'email'; max: number; optional?: never }
  | { kind: 'select'; choices: readonly [string, ...string[]]; optional?: never }
  | { kind: 'checkbox'; optional?: true; label?: Record<Locale, string> }
);

/**
 * The words beside the newsletter checkbox. They are stored with each consent as its proof, so they
 * stand here and not in the interface files.
 */
export const newsletterLabel: Record<Locale, string> = {
  fr: 'Je souhaite recevoir la lettre d’information',
  en: 'I would like to receive the newsletter',
};

/*
 * `max` counts UTF-16 units, as `maxlength` does. All fields of a form together, urlencoded, must stay
 * under the 32 KB that the function reads. `rows` is the height of a textarea, in lines.
 */
const person = [
  {
    name: 'firstName',
    kind: 'text',
    max: 80,
    half: true,
    autoComplete: 'given-name',
    title: { fr: 'Prénom', en: 'First name' },
  },
  {
    name: 'lastName',
    kind: 'text',
    max: 80,
    half: true,
    autoComplete: 'family-name',
    title: { fr: 'Nom', en: 'Last name' },
  },
  {
    name: 'email',
    kind: 'email',
    max: 254,
    half: true,
    autoComplete: 'email',
    title: { fr: 'E-mail', en: 'E-mail' },
  },
  {
    name: 'phone',
    kind: 'tel',
    max: 40,
    optional: true,
    half: true,
    autoComplete: 'tel',
    title: { fr: 'Téléphone', en: 'Phone' },
  },
  {
    name: 'company',
    kind: 'text',
    max: 160,
    half: true,
    autoComplete: 'organization',
    title: { fr: 'Entreprise', en: 'Company' },
  },
] as const satisfies readonly Field[];

const consent = {
  name: 'consent',
  kind: 'checkbox',
  title: { fr: 'Consentement RGPD', en: 'GDPR consent' },
} as const satisfies Field;

const demoFr = [
  ...person,
  {
    name: 'sector',
    kind: 'text',
    max: 120,
    optional: true,
    half: true,
    title: { fr: 'Secteur d’activité', en: 'Sector' },
  },
  {
    name: 'companySize',
    kind: 'select',
    choices: ['1-10', '11-50', '51-200', '201-500', '500+'],
    half: true,
    title: { fr: 'Taille de l’entreprise', en: 'Company size' },
  },
  {
    name: 'jobFunction',
    kind: 'select',
    choices: ['direction', 'conformite', 'juridique', 'it', 'risques', 'autre'],
    half: true,
    autoComplete: 'organization-title',
    title: { fr: 'Fonction', en: 'Job function' },
  },
  {
    name: 'objective',
    kind: 'textarea',
    max: 1500,
    half: true,
    rows: 3,
    title: { fr: 'Objectif principal', en: 'Main objective' },
  },
  {
    name: 'deadline',
    kind: 'text',
    max: 120,
    optional: true,
    half: true,
    title: { fr: 'Échéance', en: 'Deadline' },
  },
  consent,
] as const satisfies readonly Field[];

const demoEn = [
  ...person,
  {
    name: 'sector',
    kind: 'select',
    choices: [
      'lawyers',
      'accountants',
      'notaries',
      'real-estate',
      'art-dealers',
      'domiciliation',
      'other',
    ],
    half: true,
    title: { fr: 'Secteur d’activité', en: 'Sector' },
  },
  {
    name: 'message',
    kind: 'textarea',
    max: 3000,
    optional: true,
    rows: 3,
    title: { fr: 'Message', en: 'Message' },
  },
  consent,
] as const satisfies readonly Field[];

const contact = [
  ...person,
  { name: 'subject', kind: 'text', max: 160, half: true, title: { fr: 'Sujet', en: 'Subject' } },
  {
    name: 'message',
    kind: 'textarea',
    max: 3000,
    rows: 5,
    title: { fr: 'Message', en: 'Message' },
  },
  {
    name: 'newsletter',
    kind: 'checkbox',
    optional: true,
    title: { fr: 'Lettre d’information', en: 'Newsletter' },
    label: newsletterLabel,
  },
  consent,
] as const satisfies readonly Field[];

type Row = (typeof demoFr | typeof demoEn | typeof contact)[number];
type RowOfEach = (typeof person)[number] | typeof consent;
type ValueOf<Of> = Of extends { kind: 'checkbox' } ? boolean : string;

/** Names that a request has for itself: a field with one of them is refused by the type of `formFields`. */
type ReservedName = 'type' | 'locale' | 'submissionId' | 'website' | 'elapsed' | 'challenge';

/** A field of one of the forms. */
export type FormField = Field & { name: Exclude<Row['name'], ReservedName> };

/** The valid values of a form: what every form asks for, and what only some do. */
export type RequestFields = { [Of in RowOfEach as Of['name']]: ValueOf<Of> } & {
  [Of in Exclude<Row, RowOfEach> as Of['name']]?: ValueOf<Of>;
};

/** What a form holds: its fields, and the honeypot that people do not see. */
export type FormValues = RequestFields & { website?: string };

/** The fields of each form, in the order in which they are shown, checked and mailed. */
export const formFields: Record<RequestType, Record<Locale, readonly FormField[]>> = {
  // The specification gives the French demo form fields of its own.
  demo: { ...byLocale(() => demoEn), fr: demoFr },
  contact: byLocale(() => contact),
};
