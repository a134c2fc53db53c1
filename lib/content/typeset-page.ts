import type { DocumentTypes, StarterFile } from 'contentlayer/generated';
import * as z from 'zod';
import { isLocale } from '@/supabase/functions/_shared/locales';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { check } from './check';
import { changeSchema } from './front-matter';
import { starterFileLists } from './schemas/starter-file';

/** Contentlayer types a field of kind `json` as `any`: here it is unknown until zod has read it. */
type Unread<Document> = {
  [Field in keyof Document]: 0 extends 1 & Document[Field] ? unknown : Document[Field];
};

const changesSchema = z.array(changeSchema).default([]);

/**
 * A page as Contentlayer read it, with its text typeset and its nested data checked. `heading` has one line,
 * `headingLines` are those of its writer.
 */
export function typesetPage<Document extends DocumentTypes>(document: Document) {
  const { locale, heading, _raw } = document;
  if (!isLocale(locale))
    throw new Error(`content/${_raw.sourceFilePath}: the site has no language “${locale}”.`);
  const { changes, ...fields }: Unread<Document> = document;
  const headingLines = heading.split('\n');
  const page = {
    ...fields,
    locale,
    heading: headingLines.join(' '),
    headingLines,
    changes: check(_raw.sourceFilePath, changesSchema, changes),
  };
  return typesetData(page, locale);
}

export function typesetStarterFile(document: StarterFile) {
  const { checklist, factors, signs, ...page } = typesetPage(document);
  const lists = { checklist, factors, signs };
  return { ...page, ...check(page._raw.sourceFilePath, z.object(starterFileLists), lists) };
}
