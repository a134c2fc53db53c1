import { basename } from 'node:path';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import { type Locale, locales } from '@/lib/locale';
import { citationReader } from '@/lib/sources/citations';
import { sourcesSchema, sourceWordsSchema } from '@/lib/sources/schema';
import { type Content, pageLocation } from '../content-files';
import { error } from '../problem';
import { readYaml } from '../yaml';

/** Reads the citations of a text in one language. */
export type ReadCitations = ReturnType<typeof citationReader>;

/** A reader for each language whose register can be read; faults in it have messages of their own. */
export function citationReaders({ data }: Content): Partial<Record<Locale, ReadCitations>> {
  const register = sourcesSchema.safeParse(valueOf(data, 'sources.yml'));
  if (!register.success) return {};
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const words = sourceWordsSchema.safeParse(valueOf(data, `sources.${locale}.yml`));
      return words.success ? [[locale, citationReader(register.data, words.data, locale)]] : [];
    }),
  );
}

/** Citations of pages and of the glossary that the register of texts does not have. */
export function checkCitations(content: Content) {
  const readers = citationReaders(content);
  for (const file of [...content.pages, ...content.data]) {
    const read = readers[localeOf(file) ?? 'none'];
    const { toPoint } = location(file);
    for (const { index, words, source, article, near } of read?.(String(file)) ?? [])
      if (!source)
        error(file, 'citations', toPoint(index) ?? { line: 1, column: 1 }, {
          reason: article
            ? `“${words}”: content/sources.yml has no article ${article}${near ? ` of ${near}` : ''}.`
            : `“${words}” is not in content/sources.yml.`,
          note: near
            ? 'Name the text beside its article, add the article to the register, or correct the number.'
            : 'Add it there, with its words in sources.fr.yml and the other languages, or correct it.',
        });
  }
}

/** Texts, articles and terms that are not in every language. */
export function checkSameEntries({ data }: Content) {
  const named = (name: string) => data.find(({ path }) => basename(path) === name);
  for (const locale of locales) {
    const words = named(`sources.${locale}.yml`);
    if (words && named('sources.yml')) checkSame(words, entriesOf(named('sources.yml')));
    const terms = named(`glossary.${locale}.yml`);
    for (const other of locales.filter((candidate) => candidate !== locale))
      if (terms && named(`glossary.${other}.yml`))
        checkSame(terms, entriesOf(named(`glossary.${other}.yml`)));
  }
}

function checkSame(file: VFile, expected: string[]) {
  const entries = entriesOf(file);
  for (const entry of expected.filter((name) => !entries.includes(name)))
    error(file, 'entries', { line: 1, column: 1 }, {
      reason: `${entry} is missing in this language.`,
      note: 'Add it, under the same name.',
    });
  for (const entry of entries.filter((name) => !expected.includes(name)))
    error(file, 'entries', { line: 1, column: 1 }, {
      reason: `${entry} is in this file only.`,
      note: 'Add it to the others, or remove it.',
    });
}
