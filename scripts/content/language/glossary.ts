import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Locale, locales } from '@/lib/locale';
import { type Passage, sourceAt } from './passage';
import type { Remark } from './remark';

const entry = z.strictObject({
  use: z.string().min(1),
  avoid: z.array(z.string().min(1)).min(1),
  why: z.string().min(1),
});

/** Terms to use and to avoid, in each language. */
export type Entry = z.infer<typeof entry>;
type Glossary = Record<Locale, Entry[]>;

/** Reads `glossary.yml`. @throws Error where an entry lacks something. */
export const readGlossary = (): Glossary =>
  z
    .strictObject({ fr: z.array(entry), en: z.array(entry) })
    .parse(parse(readFileSync(join(import.meta.dirname, 'glossary.yml'), 'utf8')));

type Term = { entry: Entry; pattern: RegExp };
let terms: Record<Locale, Term[]> | undefined;

/** Terms of a passage that the glossary avoids. */
export function avoidedTerms(passage: Passage): Remark[] {
  terms ??= patternsOf(readGlossary());
  return terms[passage.locale].flatMap(({ entry: { use, why }, pattern }) =>
    [...passage.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      offset: sourceAt(passage, index),
      message: `“${found}” is a term to avoid: ${why}`,
      advice: `Write: ${use}.`,
    })),
  );
}

function patternsOf(glossary: Glossary): Record<Locale, Term[]> {
  const termsOf = (locale: Locale) =>
    glossary[locale].flatMap((known) =>
      known.avoid.map((avoided) => ({ entry: known, pattern: patternOf(avoided) })),
    );
  return Object.fromEntries(locales.map((locale) => [locale, termsOf(locale)])) as Record<
    Locale,
    Term[]
  >;
}

/** A term as whole words, in the plural too; with capitals, as it is written (an abbreviation). */
function patternOf(term: string): RegExp {
  const words = term
    .split(' ')
    .map(
      (word) => `${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]")}[sx]?`,
    );
  const flags = term === term.toLowerCase() ? 'giu' : 'gu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s\\p{Zs}]+')}(?![\\p{L}\\p{N}])`, flags);
}
