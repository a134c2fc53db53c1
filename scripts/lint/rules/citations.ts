import { basename } from 'node:path';
import type { VFile } from 'vfile';
import { sourcesSchema, sourceWordsSchema } from '@/lib/content/schemas/sources';
import { citationReader } from '@/lib/law/citations';
import { defaultLocale, type Locale, locales } from '@/lib/locale';
import { type Content, localeOfFile } from '../content';
import { addError, fileStart, pointAt } from '../messages';
import { readYaml } from '../values';

/** Reads the citations of a text in one language. */
export type ReadCitations = ReturnType<typeof citationReader>;

/** A reader for each language whose register can be read; faults in it have messages of their own. */
export function citationReaders({ data }: Content): Partial<Record<Locale, ReadCitations>> {
  const register = sourcesSchema.safeParse(valuesIn(data, 'sources.yml'));
  if (!register.success) return {};
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const words = sourceWordsSchema.safeParse(valuesIn(data, `sources.${locale}.yml`));
      return words.success ? [[locale, citationReader(register.data, words.data, locale)]] : [];
    }),
  );
}

function valuesIn(data: VFile[], name: string): unknown {
  const file = data.find(({ path }) => basename(path) === name);
  return file && readYaml(String(file)).data.value;
}

/** Citations in pages and data files that the register of texts lacks. */
export function checkCitations(content: Content) {
  const readers = citationReaders(content);
  for (const file of [...content.pages, ...content.data]) {
    const citationsIn = isRegister(file) ? undefined : readers[localeOfFile(file.path)];
    const text = String(file);
    for (const { index, words, source, article, near } of citationsIn?.(text) ?? [])
      if (!source)
        addError(file, 'citations', pointAt(text, index), {
          reason: article
            ? `“${words}”: content/law/sources.yml has no article ${article}${near ? ` of ${near}` : ''}.`
            : `“${words}” is not in content/law/sources.yml.`,
          note: article
            ? 'Name the text beside its article, add the article to the register, or correct the number.'
            : 'Add it there, with its words in sources.fr.yml and the other languages, or correct it.',
        });
  }
}

const isRegister = ({ path }: VFile) => /^sources\./.test(basename(path));

const isMalformed = ({ messages }: VFile) => messages.some(({ ruleId }) => ruleId === 'data');

/** Texts, articles and terms that are not in every language. */
export function checkSameEntries({ data }: Content) {
  const fileNamed = (name: string) => data.find(({ path }) => basename(path) === name);
  for (const locale of locales) {
    checkSame(fileNamed(`sources.${locale}.yml`), fileNamed('sources.yml'));
    checkSame(fileNamed(`glossary.${locale}.yml`), fileNamed(`glossary.${defaultLocale}.yml`));
  }
}

function checkSame(file: VFile | undefined, model: VFile | undefined) {
  // Faults in their form have messages of their own.
  if (!file?.data.fields || !model?.data.fields || isMalformed(file) || isMalformed(model)) return;
  const [entries, expected] = [entriesOf(file), entriesOf(model)];
  for (const entry of expected.filter((name) => !entries.includes(name))) {
    const reason = `${entry} is missing in this language.`;
    addError(file, 'entries', fileStart, { reason, note: 'Add it, under the same name.' });
  }
  for (const entry of entries.filter((name) => !expected.includes(name))) {
    const reason = `${entry} is in this file only.`;
    addError(file, 'entries', fileStart, { reason, note: 'Add it to the others, or remove it.' });
  }
}

/** The texts and their articles, or the terms, that a file holds. */
function entriesOf({ data }: VFile): string[] {
  const { texts, terms } = data.fields?.value as Entries;
  if (terms) return Object.keys(terms);
  return Object.entries(texts ?? {}).flatMap(([name, text]) => [
    name,
    ...articlesOf(text?.articles).map((article) => `${name} › ${article}`),
  ]);
}

type Articles = { numbers: string[] }[] | Record<string, string>;
type Entries = { terms?: object; texts?: Record<string, { articles?: Articles } | null> };

const articlesOf = (articles: Articles = []): string[] =>
  Array.isArray(articles) ? articles.flatMap(({ numbers }) => numbers) : Object.keys(articles);
