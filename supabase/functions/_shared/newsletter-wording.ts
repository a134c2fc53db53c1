/** The words of the newsletter box, as they are shown and as they are kept with the consent. */
export const newsletterWording = {
  fr: 'Je souhaite recevoir la lettre d’information',
  en: 'I would like to receive the newsletter',
} as const;
