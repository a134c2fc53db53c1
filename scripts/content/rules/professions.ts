import { pageKinds } from '@/lib/content-types/fields';
import { nearest } from '../nearest';
import type { SiteRule } from './rule';
import { languages } from './translations';

const { folder } = pageKinds.Sector;

/** Professions that a page lists and that have no page in its language: the list cannot be drawn. */
export const professions: SiteRule = (pages) => {
  const names = new Set(pages.map(({ name, locale }) => `${name}.${locale}`));
  return pages.flatMap((page) =>
    page.professions
      .filter(({ stem }) => !names.has(`${folder}/${stem}.${page.locale}`))
      .map(({ stem, at }) => {
        const known = pages
          .filter(({ name, locale }) => name.startsWith(`${folder}/`) && locale === page.locale)
          .map(({ name }) => name.slice(`${folder}/`.length));
        const meant = nearest(stem, known);
        return {
          file: page.file,
          ...at,
          message: `“${stem}” is no ${languages[page.locale]} page of content/${folder}/.`,
          advice: meant ? `Write "${meant}".` : `Write one of these: ${known.join(', ')}.`,
        };
      }),
  );
};
