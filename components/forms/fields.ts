import type { RequestLocale, RequestType } from '@/supabase/functions/_shared/schemas';

/** How a field is drawn. What it accepts is the schema's matter, in `supabase/functions/_shared`. */
export type FieldShape = {
  /** The specification's name of the field; also its `name` attribute. */
  name: string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'tick';
  optional?: true;
  autoComplete?: string;
  /** Height of a textarea, in lines. */
  rows?: number;
};

const person: FieldShape[] = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name' },
  { name: 'email', kind: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', optional: true },
  { name: 'company', kind: 'text', autoComplete: 'organization' },
];

const consent: FieldShape = { name: 'consent', kind: 'tick' };

const contact: FieldShape[] = [
  ...person,
  { name: 'subject', kind: 'text' },
  { name: 'message', kind: 'textarea', rows: 5 },
  { name: 'newsletter', kind: 'tick', optional: true },
  consent,
];

/** The fields of each form in their order (specification, section 3). */
export const formFields: Record<RequestType, Record<RequestLocale, FieldShape[]>> = {
  demo: {
    fr: [
      ...person,
      { name: 'sector', kind: 'text', optional: true },
      { name: 'companySize', kind: 'select' },
      { name: 'jobFunction', kind: 'select', autoComplete: 'organization-title' },
      { name: 'objective', kind: 'textarea', rows: 3 },
      { name: 'deadline', kind: 'text', optional: true },
      consent,
    ],
    en: [
      ...person,
      { name: 'sector', kind: 'select' },
      { name: 'message', kind: 'textarea', rows: 3, optional: true },
      consent,
    ],
  },
  contact: { fr: contact, en: contact },
};
