/** The static page a form without script is sent to; its fragment chooses what is said there. */
export const answerPage = { fr: '/envoi', en: '/en/sent' } as const;
