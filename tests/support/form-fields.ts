/** A field as the specification wants it; `missing` is what is said when it is left empty. */
export type FieldCase = {
  name: string;
  /** The control's `type` property in the DOM. */
  control: 'text' | 'email' | 'tel' | 'select-one' | 'textarea' | 'checkbox';
  missing?: string;
  autocomplete?: string;
  options?: string[];
  rows?: number;
  /** What a test puts in, where the shared values of `valuesFor` do not say. */
  value?: string | boolean;
};

type Words = Record<'firstName' | 'lastName' | 'email' | 'company', string>;

const person = (missing: Words): FieldCase[] => [
  { name: 'firstName', control: 'text', autocomplete: 'given-name', missing: missing.firstName },
  { name: 'lastName', control: 'text', autocomplete: 'family-name', missing: missing.lastName },
  { name: 'email', control: 'email', autocomplete: 'email', missing: missing.email },
  { name: 'phone', control: 'tel', autocomplete: 'tel', value: '+33 1 99 00 00 42' },
  { name: 'company', control: 'text', autocomplete: 'organization', missing: missing.company },
];

const personFr: Words = {
  firstName: 'Le prénom est obligatoire',
  lastName: 'Le nom est obligatoire',
  email: "L'email est obligatoire",
  company: "Le nom de l'entreprise est obligatoire",
};
const personEn: Words = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  company: 'Company name is required',
};

const consent = (missing: string): FieldCase => ({
  name: 'consent',
  control: 'checkbox',
  value: true,
  missing,
});
const consentFr = consent('Vous devez accepter le consentement RGPD');
const consentEn = consent('You must accept the GDPR consent');

const contact = (subject: string, message: string): FieldCase[] => [
  { name: 'subject', control: 'text', value: 'Reprise des dossiers', missing: subject },
  {
    name: 'message',
    control: 'textarea',
    rows: 5,
    value: 'Une ligne.\nUne autre.',
    missing: message,
  },
  { name: 'newsletter', control: 'checkbox', value: true },
];

/** The fields of the four forms, in their order (specification, sections 3 and 5). */
export const fieldsOf: Record<'demoFr' | 'demoEn' | 'contactFr' | 'contactEn', FieldCase[]> = {
  demoFr: [
    ...person(personFr),
    { name: 'sector', control: 'text', value: 'Négoce d’art' },
    {
      name: 'companySize',
      control: 'select-one',
      options: ['', '1-10', '11-50', '51-200', '201-500', '500+'],
      value: '51-200',
      missing: "La taille de l'entreprise est obligatoire",
    },
    {
      name: 'jobFunction',
      control: 'select-one',
      options: ['', 'direction', 'conformite', 'juridique', 'it', 'risques', 'autre'],
      value: 'conformite',
      missing: 'Votre fonction est obligatoire',
    },
    {
      name: 'objective',
      control: 'textarea',
      rows: 3,
      value: 'Tenir les dossiers.\nPréparer un contrôle.',
      missing: "L'objectif principal est obligatoire",
    },
    { name: 'deadline', control: 'text', value: 'avant l’été' },
    consentFr,
  ],
  demoEn: [
    ...person({ ...personEn, email: 'Invalid email' }),
    {
      name: 'sector',
      control: 'select-one',
      options: [
        ...['', 'lawyers', 'accountants', 'notaries', 'real-estate', 'art-dealers'],
        ...['domiciliation', 'other'],
      ],
      value: 'real-estate',
      missing: 'Please select a sector',
    },
    { name: 'message', control: 'textarea', rows: 3, value: 'Two offices.\nForty files a month.' },
    consentEn,
  ],
  contactFr: [
    ...person(personFr),
    ...contact('Le sujet est obligatoire', 'Le message est obligatoire'),
    consentFr,
  ],
  contactEn: [
    ...person(personEn),
    ...contact('Subject is required', 'Message is required'),
    consentEn,
  ],
};
