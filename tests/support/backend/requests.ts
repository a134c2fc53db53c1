import { randomUUID } from 'node:crypto';
import { type Field, formFields, type RequestType } from '@/supabase/functions/_shared/form-fields';

import type { Locale } from '@/supabase/functions/_shared/locales';

export type Request = Record<string, unknown>;

/** A valid value of a field, unlike that of any other field. */
export function sampleValue(field: Field): string | boolean {
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'select') return field.choices[1] ?? field.choices[0];
  if (field.kind === 'tel') return '+33 1 99 00 12 34';
  return field.kind === 'textarea' ? `${field.name} …\n« Deuxième ligne »` : `Test ${field.name}`;
}

/** A request with every field filled in, from a person whom no other test knows. */
function requestOf(type: RequestType, locale: Locale, changes: Request): Request {
  const unique = randomUUID();
  return {
    type,
    locale,
    ...Object.fromEntries(
      formFields[type][locale].map((field) => [field.name, sampleValue(field)]),
    ),
    ...{ firstName: 'Zoé', lastName: 'Lefèvre' },
    email: `zoe.${unique}@cabinet.example`,
    company: `Cabinet ${unique}`,
    ...changes,
  };
}

export const demoFr = (changes: Request = {}) => requestOf('demo', 'fr', changes);
export const demoEn = (changes: Request = {}) => requestOf('demo', 'en', changes);
export const contactFr = (changes: Request = {}) => requestOf('contact', 'fr', changes);
export const contactEn = (changes: Request = {}) => requestOf('contact', 'en', changes);

const sent = { fr: 'http://localhost:3000/envoi', en: 'http://localhost:3000/en/sent' };

/** The four forms: their name, fields, requests, and the page they lead to without script. */
export const forms = [
  { name: 'French demo', form: demoFr, fields: formFields.demo.fr, page: sent.fr },
  { name: 'English demo', form: demoEn, fields: formFields.demo.en, page: sent.en },
  { name: 'French contact', form: contactFr, fields: formFields.contact.fr, page: sent.fr },
  { name: 'English contact', form: contactEn, fields: formFields.contact.en, page: sent.en },
];

/** A field into which a person types freely, the address aside. */
export const isTyped = ({ kind }: Field) => ['text', 'tel', 'textarea'].includes(kind);
