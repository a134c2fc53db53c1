import { randomUUID } from 'node:crypto';

export type Request = Record<string, unknown>;

/** A person that no other test knows. */
const person = () => {
  const unique = randomUUID();
  return {
    firstName: 'Zoé',
    lastName: 'Lefèvre',
    email: `zoe.${unique}@cabinet.example`,
    phone: '+33 1 99 00 12 34',
    company: `Cabinet ${unique}`,
  };
};

/* The four forms with every field filled (specification, section 3), and what a test changes. */

export const demoFr = (changes: Request = {}): Request => ({
  type: 'demo',
  locale: 'fr',
  ...person(),
  sector: 'Avocats d’affaires',
  companySize: '11-50',
  jobFunction: 'conformite',
  objective: 'Numériser nos dossiers.\nPréparer un contrôle.',
  deadline: 'Avant juillet',
  consent: true,
  ...changes,
});

export const demoEn = (changes: Request = {}): Request => ({
  type: 'demo',
  locale: 'en',
  ...person(),
  sector: 'real-estate',
  message: 'We open two branches.\nCan it follow?',
  consent: true,
  ...changes,
});

const contact = (locale: string, changes: Request): Request => ({
  type: 'contact',
  locale,
  ...person(),
  subject: 'Reprise de données',
  message: 'Bonjour,\nQuels formats lisez-vous ?',
  newsletter: true,
  consent: true,
  ...changes,
});

export const contactFr = (changes: Request = {}) => contact('fr', changes);
export const contactEn = (changes: Request = {}) => contact('en', changes);

export const forms = { demoFr, demoEn, contactFr, contactEn };
