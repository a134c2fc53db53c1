import { locales } from '@/lib/locale';
import type { SiteRule } from './rule';

const languages = { fr: 'French', en: 'English' };

/** Pages that exist in one language only: the language switch would lead to the home page. */
export const translations: SiteRule = (pages) => {
  const files = new Set(pages.map(({ name, locale }) => `${name}.${locale}`));
  return pages.flatMap(({ file, name, locale }) =>
    locales
      .filter((other) => !files.has(`${name}.${other}`))
      .map((other) => ({
        file,
        line: 1,
        column: 1,
        message: `The page has no ${languages[other]} translation.`,
        advice: `Write it in ${file.replace(`.${locale}.mdx`, `.${other}.mdx`)}, with the same section ids.`,
      })),
  );
};
