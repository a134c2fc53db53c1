import { byLocale, type Locale } from './locales.ts';

/* What the function, the site and its build have to agree on. */

/** The addresses of a page: that in French, and one name below the code of every other language. */
const inEachLanguage = (french: string, name: string): Record<Locale, string> => ({
  ...byLocale((locale) => `/${locale}/${name}`),
  fr: french,
});

/** The static pages to which forms without script are redirected; the fragment chooses what they say. */
export const noscriptPages = {
  /** The outcome of a request. */
  sent: inEachLanguage('/envoi', 'sent'),
  /** Where a newsletter subscription is confirmed or withdrawn. */
  newsletter: inEachLanguage('/lettre-information', 'newsletter'),
  /** Where the team notes that it has answered a request. */
  answered: inEachLanguage('/repondu', 'answered'),
};

/** Where the site lists what has changed in its pages on the law. */
export const changesPage = inEachLanguage('/ce-qui-change', 'what-changed');

/** Whether a text is an origin as browsers send it: no path, no trailing slash. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
