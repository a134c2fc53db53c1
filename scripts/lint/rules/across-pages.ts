import { pageKinds } from '@/lib/content-types/fields';
import { type Locale, locales } from '@/lib/locale';
import { textAt } from '../located';
import type { IndexedPage } from '../page-index';
import { error, fileStart } from '../problem';
import { suggest } from '../suggest';
import { isUnwritten } from './placeholders';

/** Names of languages, as messages write them. */
export const languages: Record<Locale, string> = { fr: 'French', en: 'English' };

/** Fields in which no two pages may say the same, and what to do about it. */
const uniqueFields = {
  path: 'Give this page an address of its own.',
  title: 'Say what only this page is about.',
  description: 'Summarise what only this page says.',
};

/** Addresses, titles and descriptions that two pages share. */
export function checkUniqueFields(pages: IndexedPage[]) {
  for (const [name, note] of Object.entries(uniqueFields)) {
    const owners = new Map<string, string>();
    for (const { file, fields } of pages) {
      const value = textAt(fields, name);
      if (value === undefined || isUnwritten(value)) continue;
      const owner = owners.get(value);
      if (!owner) owners.set(value, file.path);
      else
        error(
          file,
          'unique-fields',
          fields?.parts.get(name)?.keyPlace,
          `The ${name} “${value}” is already used by ${owner}.`,
          note,
        );
    }
  }
}

/** Pages that exist in one language only: the language switch would lead to the home page. */
export function checkTranslations(pages: IndexedPage[]) {
  const names = new Set(pages.map(({ name, locale }) => `${name}.${locale}`));
  for (const { file, name, locale } of pages)
    for (const other of locales.filter((candidate) => !names.has(`${name}.${candidate}`)))
      error(
        file,
        'translations',
        fileStart,
        `The page has no ${languages[other]} translation.`,
        `Write it in ${file.path.replace(`.${locale}.mdx`, `.${other}.mdx`)}, with the same section ids.`,
      );
}

/** Professions that a page lists but that have no page in its language: the list cannot be shown. */
export function checkProfessions(pages: IndexedPage[]) {
  const { folder } = pageKinds.Sector;
  for (const { file, locale, professions } of pages) {
    const stems = pages
      .filter((page) => page.locale === locale && page.name.startsWith(`${folder}/`))
      .map(({ name }) => name.slice(folder.length + 1));
    for (const { stem, place } of professions.filter((listed) => !stems.includes(listed.stem))) {
      const meant = suggest(stem, stems);
      error(
        file,
        'professions',
        place,
        `content/${folder}/ has no ${languages[locale]} page named “${stem}”.`,
        meant ? `Write "${meant}".` : `Write one of these: ${stems.join(', ')}.`,
      );
    }
  }
}
