import { type FieldCase, fieldsOf } from './form-fields';

type Notice = { title: string; text: string };

/** One of the four forms, with every word the specification gives it (sections 5 and 8). */
export type FormCase = {
  name: string;
  path: string;
  type: 'demo' | 'contact';
  locale: 'fr' | 'en';
  fields: FieldCase[];
  malformedEmail: string;
  optional: string;
  success: Notice;
  returned: Notice;
  unexpected: Notice;
  /** Where the form leads without script (design, section 6). */
  answerPage: string;
};

const french = {
  locale: 'fr',
  malformedEmail: "Format d'email invalide",
  optional: 'facultatif',
  answerPage: '/envoi',
  unexpected: {
    title: 'Erreur',
    text: "Une erreur inattendue s'est produite. Veuillez réessayer.",
  },
} as const;

const english = { locale: 'en', optional: 'optional', answerPage: '/en/sent' } as const;

const demoErrorEn = { title: 'Error', text: 'Error sending request. Please try again.' };

export const demoFr: FormCase = {
  ...french,
  name: 'French demo form',
  path: '/demo',
  type: 'demo',
  fields: fieldsOf.demoFr,
  success: {
    title: 'Demande envoyée !',
    text: 'Votre demande de démonstration a été envoyée avec succès. Nous vous contacterons bientôt.',
  },
  returned: {
    title: 'Erreur',
    text: "Une erreur s'est produite lors de l'envoi de votre demande. Veuillez réessayer.",
  },
};

export const demoEn: FormCase = {
  ...english,
  name: 'English demo form',
  path: '/en/demo',
  type: 'demo',
  fields: fieldsOf.demoEn,
  malformedEmail: 'Invalid email',
  success: {
    title: 'Demo request sent!',
    text: 'Your demo request has been sent successfully! We will contact you soon.',
  },
  returned: demoErrorEn,
  unexpected: demoErrorEn,
};

export const contactFr: FormCase = {
  ...french,
  name: 'French contact form',
  path: '/contact',
  type: 'contact',
  fields: fieldsOf.contactFr,
  success: {
    title: 'Message envoyé !',
    text: 'Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
  },
  returned: {
    title: 'Erreur',
    text: "Une erreur s'est produite lors de l'envoi de votre message. Veuillez réessayer.",
  },
};

export const contactEn: FormCase = {
  ...english,
  name: 'English contact form',
  path: '/en/contact',
  type: 'contact',
  fields: fieldsOf.contactEn,
  malformedEmail: 'Invalid email format',
  success: {
    title: 'Message sent!',
    text: 'Your message has been sent successfully. We will contact you soon.',
  },
  returned: {
    title: 'Error',
    text: 'An error occurred while sending your message. Please try again.',
  },
  unexpected: { title: 'Error', text: 'An unexpected error occurred. Please try again.' },
};

export const formCases = [demoFr, demoEn, contactFr, contactEn];
