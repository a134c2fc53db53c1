/** The static page a form without script is sent to; its fragment chooses what is said there. */
export const answerPage = { fr: '/envoi', en: '/en/sent' } as const;

/** The static page on which a subscription to the newsletter is confirmed or withdrawn. */
export const newsletterPage = { fr: '/lettre-information', en: '/en/newsletter' } as const;
