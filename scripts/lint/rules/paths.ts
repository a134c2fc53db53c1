import { isPagePath, isReservedPath, type Locale, localeOf, pathPrefix } from '@/lib/locale';
import { languageName } from '../content';
import { addError, type Words } from '../messages';
import type { IndexedPage } from '../pages';
import { textAt } from '../values';

/** Addresses that are malformed, or that belong to the other language or to the site itself. */
export function checkPaths(pages: IndexedPage[]) {
  for (const { file, locale, fields } of pages) {
    const path = textAt(fields, 'path');
    const words = path && explain(locale, path);
    if (words && fields) addError(file, 'paths', fields.placeOf(['path']), words);
  }
}

function explain(locale: Locale, path: string): Words | undefined {
  if (!isPagePath(path))
    return {
      reason: `The path ${path} is not a valid address.`,
      note: `Write it in lower case, without accents, spaces or a slash at the end: ${addressOf(path)}.`,
    };
  if (isReservedPath(path))
    return {
      reason: `The path ${path} is reserved for the site itself.`,
      note: 'Choose another address.',
    };
  if (localeOf(path) === locale) return undefined;
  const prefix = pathPrefix[locale];
  return {
    reason: `The path ${path} cannot be that of a page in ${languageName(locale)}.`,
    note: prefix ? `Start it with ${prefix}.` : `Leave out /${localeOf(path)}.`,
  };
}

/** A text as it can stand in an address: /marchands-d-art */
export const addressOf = (text: string) =>
  `/${text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/-?\/[-/]*/g, '/')
    .replaceAll(/^[-/]+|[-/]+$/g, '')}`;
