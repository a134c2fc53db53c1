import { type Locale, locales } from '@/lib/locale';
import { readContent, textOf } from './read-content';

/** The two files of a page. */
export type PagePair = {
  /** sectors/lawyers */
  name: string;
  files: Record<Locale, string>;
  texts: Record<Locale, string>;
};

/** Every page that exists in both languages, in the order of the names. */
export function* readPairs(folder = 'content'): Iterable<PagePair> {
  const { places: found } = readContent(folder);
  for (const name of new Set(found.map(({ place }) => place.name))) {
    const [fr, en] = locales.map(
      (locale) => found.find(({ place }) => place.name === name && place.locale === locale)?.file,
    );
    if (fr && en)
      yield {
        name,
        files: { fr, en },
        texts: { fr: textOf(fr), en: textOf(en) },
      };
  }
}
