import { isPagePath, isReservedPath, type Locale, localeOf } from '@/lib/locale';
import { field, fieldPlace } from '../outline';
import { repeatedField } from './repeated';
import type { SiteRule } from './rule';

/** Addresses used twice, badly written, or in the other language's space. */
export const paths: SiteRule = (pages) => [
  ...repeatedField(pages, 'path', 'Give this page an address of its own.'),
  ...pages.flatMap((page) => {
    const path = field(page, 'path');
    const words = path && pathWords(page.locale, path);
    return words ? [{ file: page.file, ...fieldPlace(page, 'path'), ...words }] : [];
  }),
];

/** What is wrong with an address of a page in a language, if anything is. */
export function pathWords(
  locale: Locale,
  path: string,
): { message: string; advice: string } | undefined {
  if (!isPagePath(path))
    return {
      message: `The path ${path} is not an address of this site.`,
      advice: `Write it in lower case, without accents, spaces or a slash at the end: ${addressOf(path)}.`,
    };
  if (isReservedPath(path))
    return {
      message: `The path ${path} is needed by the site itself.`,
      advice: 'Choose another address.',
    };
  if (localeOf(path) === locale) return undefined;
  return locale === 'en'
    ? {
        message: `The path ${path} of an English page does not start with /en.`,
        advice: `Write /en${path === '/' ? '' : path}.`,
      }
    : {
        message: `The path ${path} of a French page starts with /en.`,
        advice: `Write ${path.slice('/en'.length) || '/'}.`,
      };
}

/** A text as it can stand in an address: /marchands-d-art */
export const addressOf = (path: string) =>
  `/${path
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/-?\/[-/]*/g, '/')
    .replaceAll(/^[-/]+|[-/]+$/g, '')}`;
