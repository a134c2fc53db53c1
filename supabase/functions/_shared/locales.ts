type Language = {
  /** What the language calls itself. */
  name: string;
  /** For `Intl` and, with an underscore, for Open Graph. */
  tag: string;
  /** What stands between a label and its value where it is not a bare colon. */
  colon?: string;
  /** How dates write the first of a month, if not as 1. */
  firstOfMonth?: string;
  /** Short dates have the month in words, where figures could be read in another order. */
  monthsInWords?: true;
  /** Pages may still lack a translation into it. */
  partial?: true;
};

/**
 * The languages of the site and of its mails, one entry each. The first stands at the root, every other
 * below its own code: /en (specification, section 2). docs/languages-and-translation.md says what else
 * a new language takes.
 */
export const languages = {
  fr: { name: 'Français', tag: 'fr-FR', colon: '\u202f:', firstOfMonth: '1er' },
  en: { name: 'English', tag: 'en-GB', monthsInWords: true },
} satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The language at the root, and of whatever names none. */
export const defaultLocale = locales[0];

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** What is known of a language. */
export const languageOf = (locale: Locale): Language => languages[locale];

/** What stands between a label and its value: a narrow space precedes it in French. */
export const colonIn = (locale: Locale) => languageOf(locale).colon ?? ':';

/** A value for each language. */
export const byLocale = <Value>(make: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
