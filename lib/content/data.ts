import type * as z from 'zod';
import files from '@/.generated/data';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { byLocale, defaultLocale, type Locale } from '../locale';
import { check } from './check';
import { professions } from './pages';
import { criteriaSchema, criteriaWordsSchema } from './schemas/criteria';
import { deadlinesSchema, deadlineWordsSchema } from './schemas/deadlines';
import { type DocumentText, documentSchema } from './schemas/documents';
import { glossarySchema, type Term } from './schemas/glossary';
import { interfaceSchema } from './schemas/interface';
import { siteSchema } from './schemas/site';
import { sourcesSchema, sourceWordsSchema } from './schemas/sources';
import { starterBaseSchema } from './schemas/starter-file';

/* The data files of `content/`, as scripts/lib/generate-data.ts wrote them, by their paths. */

const dataFiles: Record<string, unknown> = files;

const siteData = read('site.yml', siteSchema);

/** `content/site.yml`. Its texts are French. */
export const site = typesetData(siteData, defaultLocale);

/** The same for the texts in it that stand in both languages. */
export const siteIn = (locale: Locale) => typesetData(siteData, locale);

/** `content/interface.*.yml`: the strings that belong to no page. */
export const interfaceWords = inEachLanguage('interface', (locale) =>
  interfaceSchema(files['interface.fr.yml'], locale),
);

/** `content/starter-files/base.*.yml`: what the starter files of all professions share. */
export const starterBase = inEachLanguage('starter-files/base', () => starterBaseSchema);

/** `content/documents/*.<language>.yml`: the documents that firms adapt, in the order of their list. */
export const documentTexts = byLocale((locale): (DocumentText & { name: string })[] =>
  Object.keys(dataFiles)
    .filter((file) => file.startsWith('documents/') && file.endsWith(`.${locale}.yml`))
    .map((file) => ({
      name: file.slice('documents/'.length, -`.${locale}.yml`.length),
      ...typesetData(read(file, documentSchema), locale),
    }))
    .sort((a, b) => a.order - b.order),
);

/** `content/law/deadlines.yml`: the dates, without their words. */
export const deadlineDates = read('law/deadlines.yml', deadlinesSchema(professions));

/** `content/law/deadlines.*.yml`: the words of each deadline, by its id. */
export const deadlineWords = inEachLanguage('law/deadlines', () =>
  deadlineWordsSchema(deadlineDates),
);

/** `content/legal/criteria.yml`: what was tried of each criterion of accessibility. */
export const criteria = read('legal/criteria.yml', criteriaSchema);

/** `content/legal/criteria.*.yml`: its words. */
export const criteriaWords = inEachLanguage('legal/criteria', () => criteriaWordsSchema(criteria));

/** `content/law/sources.yml`: the texts of law that pages cite. */
export const sources = read('law/sources.yml', sourcesSchema).texts;

/** `content/law/sources.*.yml`, as it was written: its names are looked for in pages. */
export const sourceWords = (locale: Locale) => read(`law/sources.${locale}.yml`, sourceWordsSchema);

/** `content/law/glossary.*.yml`: its terms by their names; none where a language lacks the file. */
export function glossary(locale: Locale): Record<string, Term> {
  const name = `law/glossary.${locale}.yml`;
  return name in dataFiles ? typesetData(read(name, glossarySchema).terms, locale) : {};
}

/** @throws Error naming each faulty key, or the file where it is missing. */
function read<Data>(name: string, schema: z.ZodType<Data>): Data {
  if (name in dataFiles) return check(name, schema, dataFiles[name]);
  throw new Error(`content/${name} is missing.`);
}

/**
 * A data file of each language, checked and typeset once.
 * @param name its path without language: law/deadlines
 * @returns the file of a language; it throws where there is none
 */
function inEachLanguage<Data>(name: string, schemaOf: (locale: Locale) => z.ZodType<Data>) {
  const readIn = (locale: Locale) => read(`${name}.${locale}.yml`, schemaOf(locale));
  const texts = byLocale((locale) =>
    `${name}.${locale}.yml` in dataFiles ? typesetData(readIn(locale), locale) : undefined,
  );
  return (locale: Locale): Data => texts[locale] ?? readIn(locale);
}
