import { localeOf } from '@/lib/locale';
import { field, fieldPlace, type Outline } from '../outline';
import { repeatedField } from './repeated';
import type { SiteRule } from './rule';

/** Addresses used twice, badly written, or in the other language's space. */
export const paths: SiteRule = (pages) => [
  ...repeatedField(pages, 'path', 'Give this page an address of its own.'),
  ...pages.flatMap((page) => {
    const path = field(page, 'path');
    const words = path && explain(page, path);
    return words ? [{ file: page.file, ...fieldPlace(page, 'path'), ...words }] : [];
  }),
];

function explain({ locale }: Outline, path: string) {
  if (!/^\/([a-z0-9-/]*[a-z0-9])?$/.test(path))
    return {
      message: `The path ${path} is not an address of this site.`,
      advice: `Write it in lower case, without accents, spaces or a slash at the end: ${addressOf(path)}.`,
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

const addressOf = (path: string) =>
  `/${path
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|[’']/gu, '')
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^[-/]+|[-/]+$/g, '')}`;
