/* What the function, the site and its build have to agree on. */

/** The static pages to which forms without script are redirected; the fragment chooses what they say. */
export const noscriptPages = {
  /** The outcome of a request. */
  sent: { fr: '/envoi', en: '/en/sent' },
  /** Where a newsletter subscription is confirmed or withdrawn. */
  newsletter: { fr: '/lettre-information', en: '/en/newsletter' },
  /** Where the team notes that it has answered a request. */
  answered: { fr: '/repondu', en: '/en/answered' },
} as const;

/** Whether a text is an origin as browsers send it: no path, no trailing slash. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
