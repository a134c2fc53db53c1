import type * as z from 'zod';
import files from '@/.generated/data';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { byLocale, defaultLocale, type Locale } from '../locale';
import { check } from './check';
import { dataFiles, filesWithWords, wordFiles } from './data-files';
import { professions } from './pages';
import { type DocumentText, documentSchema } from './schemas/documents';
import type { Term } from './schemas/glossary';
import { interfaceSchema } from './schemas/interface';

/* The data files of `content/`, as scripts/lib/generate-data.ts wrote them, by their paths. */

const values: Record<string, unknown> = files;

const siteData = read(dataFiles.site.path, dataFiles.site.schema);

/** `content/site.yml`. Its texts are French. */
export const site = typesetData(siteData, defaultLocale);

/** The same, with its texts typeset for a language. */
export const siteIn = (locale: Locale) => typesetData(siteData, locale);

/** `content/interface.*.yml`: the strings that belong to no page. */
export const interfaceWords = inEachLanguage('interface', (locale) =>
  interfaceSchema(files['interface.fr.yml'], locale),
);

/** `content/starter-files/base.*.yml`: what the starter files of all professions share. */
export const starterBase = inEachLanguage(
  wordFiles.starterBase.path,
  () => wordFiles.starterBase.schema,
);

/** `content/documents/*.<language>.yml`: the documents that firms adapt, in the order of their list. */
export const documentTexts = byLocale((locale): (DocumentText & { name: string })[] =>
  Object.keys(values)
    .filter((file) => file.startsWith('documents/') && file.endsWith(`.${locale}.yml`))
    .map((file) => ({
      name: file.slice('documents/'.length, -`.${locale}.yml`.length),
      ...typesetData(read(file.slice(0, -'.yml'.length), documentSchema), locale),
    }))
    .sort((a, b) => a.order - b.order),
);

const { deadlines: deadlineFile, criteria: criteriaFile } = filesWithWords;

/** `content/law/deadlines.yml`: the dates, without their words. */
export const deadlineDates = read(deadlineFile.path, deadlineFile.schemaOf(professions));

/** `content/law/deadlines.*.yml`: the words of each deadline, by its id. */
export const deadlineWords = inEachLanguage(deadlineFile.path, () =>
  deadlineFile.wordsOf(deadlineDates),
);

/** `content/legal/criteria.yml`: what was tried of each criterion of accessibility. */
export const criteria = read(criteriaFile.path, criteriaFile.schemaOf());

/** `content/legal/criteria.*.yml`: its words. */
export const criteriaWords = inEachLanguage(criteriaFile.path, () =>
  criteriaFile.wordsOf(criteria),
);

/** `content/law/sources.yml`: the texts of law that pages cite. */
export const sources = read(dataFiles.sources.path, dataFiles.sources.schema).texts;

/** `content/law/sources.*.yml`, not typeset: pages are searched for its names. */
export const sourceWords = (locale: Locale) =>
  read(`${wordFiles.sources.path}.${locale}`, wordFiles.sources.schema);

/** `content/law/glossary.*.yml`: its terms by their names; none where a language lacks the file. */
export const glossary = (locale: Locale): Record<string, Term> =>
  has(`${wordFiles.glossary.path}.${locale}`) ? glossaryFile(locale).terms : {};

const glossaryFile = inEachLanguage(wordFiles.glossary.path, () => wordFiles.glossary.schema);

function has(name: string): boolean {
  return `${name}.yml` in values;
}

/** @throws Error naming each faulty key, or the file where it is missing. */
function read<Data>(name: string, schema: z.ZodType<Data>): Data {
  const file = `${name}.yml`;
  if (has(name)) return check(file, schema, values[file]);
  throw new Error(`content/${file} is missing.`);
}

/**
 * A data file of each language, checked and typeset once.
 * @param name its path without language: law/deadlines
 * @returns the file of a language; it throws where there is none
 */
function inEachLanguage<Data>(name: string, schemaOf: (locale: Locale) => z.ZodType<Data>) {
  const readIn = (locale: Locale) => read(`${name}.${locale}`, schemaOf(locale));
  const texts = byLocale((locale) =>
    has(`${name}.${locale}`) ? typesetData(readIn(locale), locale) : undefined,
  );
  return (locale: Locale): Data => texts[locale] ?? readIn(locale);
}
