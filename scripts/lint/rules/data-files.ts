import { posix } from 'node:path';
import { VFile } from 'vfile';
import * as z from 'zod';
import { dataFiles, filesWithWords, wordFiles } from '@/lib/content/data-files';
import { professionOf } from '@/lib/content/front-matter';
import { documentSchema } from '@/lib/content/schemas/documents';
import { interfaceSchema } from '@/lib/content/schemas/interface';
import { languageOf, locales } from '@/lib/locale';
import {
  type Content,
  checkUnexpectedFile,
  localeOfFile,
  pageLocation,
  publicFiles,
} from '../content';
import { addError, fileStart } from '../messages';
import { schemaMessages } from '../schema';
import { readYaml, textsIn, type Values } from '../values';
import { placeholdersInData } from './placeholders';
import { avoidedTerms } from './terms';

/** The schemas of the data files that have to be there, except those of the interface. */
const schemas: Record<string, z.ZodType> = Object.fromEntries([
  ...Object.values(dataFiles).map(({ path, schema }) => [`${path}.yml`, schema]),
  ...locales.flatMap((locale) =>
    Object.values(wordFiles).map(({ path, schema }) => [`${path}.${locale}.yml`, schema]),
  ),
]);

/** Checks the data files. @returns them all, and a file for each required one that is missing */
export function checkDataFiles({ folder, data, pages }: Content): VFile[] {
  const required = Object.entries({ ...schemas, ...interfaceSchemas(data) }).flatMap(
    ([name, schema]) => {
      const file = data.find(({ path }) => path === posix.join(folder, name));
      if (file) return checkDataFile(file, name, schema);
      // A language that lacks pages may lack the data that they show.
      if (name in schemas && languageOf(localeOfFile(name)).partial) return [];
      const missing = new VFile({ path: posix.join(folder, name) });
      addError(missing, 'data', fileStart, {
        reason: 'The file is missing.',
        note: 'Restore it: the site cannot be built without it.',
      });
      return missing;
    },
  );
  const professions = professionsOf(pages);
  const checked = [
    ...required,
    ...checkWithWords(data, filesWithWords.deadlines, professions),
    ...checkWithWords(data, filesWithWords.criteria, professions),
    ...checkDocuments(folder, data),
  ];
  const others = data.filter((file) => !checked.includes(file));
  for (const file of others) checkUnexpectedFile(file);
  return [...checked, ...others];
}

/** The documents that firms adapt: as many as there are. */
function checkDocuments(folder: string, data: VFile[]): VFile[] {
  const documents = data.filter(({ path }) => path.startsWith(posix.join(folder, 'documents/')));
  return documents.map((file) => checkDataFile(file, file.basename ?? '', documentSchema));
}

const frenchWords = 'interface.fr.yml';

/** The schemas of the interface's words: they follow from the French ones. */
function interfaceSchemas(data: VFile[]): Record<string, z.ZodType> {
  const model = data.find(({ basename: name }) => name === frenchWords);
  const words = model && readYaml(String(model)).data.value;
  return Object.fromEntries(
    locales.map((locale) => [
      `interface.${locale}.yml`,
      // What cannot be read has a message of its own, and nothing can be compared with it.
      words ? interfaceSchema(words, locale) : z.unknown(),
    ]),
  );
}

function professionsOf(pages: VFile[]) {
  const professions = pages.flatMap(({ path }) => {
    const location = pageLocation(path);
    return location?.kind === 'Sector' ? professionOf(location) : [];
  });
  return [...new Set(professions)];
}

type FileWithWords<Data> = {
  path: string;
  schemaOf: (professions: string[]) => z.ZodType<Data>;
  wordsOf: (checked: Data) => z.ZodType;
};

/** A data file, and its words in each language: they can be read only once the file itself is right. */
function checkWithWords<Data>(
  data: VFile[],
  { path, schemaOf, wordsOf }: FileWithWords<Data>,
  professions: string[],
): VFile[] {
  const name = posix.basename(path);
  const schema = schemaOf(professions);
  const own = data.find(({ basename }) => basename === `${name}.yml`);
  const words = data.filter(({ basename }) => RegExp(`^${name}\\..+\\.yml$`).test(basename ?? ''));
  if (!own) return words;
  checkDataFile(own, `${name}.yml`, schema);
  const { data: checked } = schema.safeParse(own.data.fields?.value);
  if (checked) for (const file of words) checkDataFile(file, file.basename ?? '', wordsOf(checked));
  return [own, ...words];
}

/** Files that a data file names, a portrait for one, and `public/` does not have. */
function missingFiles(data: Values) {
  const files = publicFiles();
  return textsIn(data.value)
    .filter(
      ({ text }) => /^\/[^\s/].*\.(avif|jpg|png|svg|webp)$/.test(text) && !files.includes(text),
    )
    .map(({ text, path }) => ({
      place: data.placeOf(path),
      reason: `public/ has no file ${text.slice(1)}.`,
      note: 'Put it there, correct its name, or remove this line.',
    }));
}

function checkDataFile(file: VFile, name: string, schema: z.ZodType) {
  const { data, problems } = readYaml(String(file));
  if (problems.length === 0) file.data.fields = data;
  const model = /^interface\./.test(name) ? frenchWords : undefined;
  const names = { whole: name, part: 'key', model } as const;
  const messages = {
    data: problems.length > 0 ? problems : schemaMessages(data, schema, names),
    // The company fills in `site.yml` before launch: `npm run check:launch`.
    placeholders: name === 'site.yml' ? [] : placeholdersInData(file),
    terms: avoidedTerms(file, localeOfFile(file.path)),
    files: missingFiles(data),
  };
  for (const [ruleId, found] of Object.entries(messages))
    for (const { place = fileStart, ...words } of found) addError(file, ruleId, place, words);
  return file;
}
