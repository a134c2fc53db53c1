import { isPagePath, isReservedPath, type Locale, localeOf } from '@/lib/locale';
import { textAt } from '../located';
import type { IndexedPage } from '../page-index';
import { error } from '../problem';

/** Addresses that are malformed, or that belong to the other language or to the site itself. */
export function checkPaths(pages: IndexedPage[]) {
  for (const { file, locale, fields } of pages) {
    const path = textAt(fields, 'path');
    const words = path && pathProblem(locale, path);
    if (words) error(file, 'paths', fields?.parts.get('path')?.keyPlace, words.reason, words.note);
  }
}

/** What is wrong with an address of a page in a language, if anything is. */
export function pathProblem(
  locale: Locale,
  path: string,
): { reason: string; note: string } | undefined {
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
  return locale === 'en'
    ? {
        reason: `The path ${path} of an English page does not start with /en.`,
        note: `Write /en${path === '/' ? '' : path}.`,
      }
    : {
        reason: `The path ${path} of a French page starts with /en.`,
        note: `Write ${path.slice('/en'.length) || '/'}.`,
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
