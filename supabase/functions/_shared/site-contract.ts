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

/** The pages to which the confirmation of a demo request leads, so that the person can prepare. */
export const preparationPages = {
  sampleFile: inEachLanguage('/dossier-exemple', 'sample-file'),
  tools: inEachLanguage('/outils', 'tools'),
  /** By the name of their files in `content/starter-files/`. */
  starterFiles: {
    lawyers: inEachLanguage('/dossier-de-depart/avocats', 'starter-file/lawyers'),
    accountants: inEachLanguage(
      '/dossier-de-depart/experts-comptables',
      'starter-file/accountants',
    ),
    notaries: inEachLanguage('/dossier-de-depart/notaires', 'starter-file/notaries'),
    'real-estate': inEachLanguage('/dossier-de-depart/immobilier', 'starter-file/real-estate'),
    'art-dealers': inEachLanguage('/dossier-de-depart/marchands-art', 'starter-file/art-dealers'),
    'domiciliation-companies': inEachLanguage(
      '/dossier-de-depart/societes-domiciliation',
      'starter-file/domiciliation-companies',
    ),
    'yachting-industries': inEachLanguage(
      '/dossier-de-depart/yachting-industries',
      'starter-file/yachting-industries',
    ),
  },
};

/** A profession that has a starter file. */
export type StarterFile = keyof typeof preparationPages.starterFiles;

/** Where the site lists what has changed in its pages on the law. */
export const changesPage = inEachLanguage('/ce-qui-change', 'what-changed');

/** Whether a text is an origin as browsers send it: no path, no trailing slash. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
