import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Locale } from '@/lib/locale';
import { type Passage, sourceAt } from './passage';
import type { Remark } from './remark';

const entry = z
  .strictObject({
    use: z.string().min(1),
    avoid: z.array(z.string().min(1)).default([]),
    /** A wording that no list of terms can name: a regular expression, in any case. */
    pattern: z.string().min(1).optional(),
    /** A sentence that the pattern refuses. */
    example: z.string().min(1).optional(),
    /** A sentence, with its full stop. */
    why: z.string().min(1),
  })
  .refine(({ avoid, pattern, example }) => avoid.length > 0 || (pattern && example), {
    message: 'name terms to avoid, or a pattern with an example that it refuses',
  });

/** Terms to use and to avoid, in each language. */
export type Entry = z.infer<typeof entry>;
type Glossary = Record<Locale, Entry[]>;

/** Reads `glossary.yml`. @throws Error where an entry lacks something. */
export const readGlossary = (): Glossary =>
  z
    .strictObject({ fr: z.array(entry), en: z.array(entry) })
    .parse(parse(readFileSync(join(import.meta.dirname, 'glossary.yml'), 'utf8')));

/** Every term to avoid in a language, as one pattern for those of any case and one for the others. */
type Terms = { patterns: RegExp[]; entryOf: (found: string) => Entry | undefined };
type Wording = { entry: Entry; pattern: RegExp };
let terms: Record<Locale, Terms & { wordings: Wording[] }> | undefined;

/** Terms and wordings of a passage that the glossary avoids. */
export function avoidedTerms(passage: Passage): Remark[] {
  if (!terms) {
    const { fr, en } = readGlossary();
    terms = {
      fr: { ...termsOf(fr), wordings: wordingsOf(fr) },
      en: { ...termsOf(en), wordings: wordingsOf(en) },
    };
  }
  const { patterns, entryOf, wordings } = terms[passage.locale];
  return [
    ...patterns.flatMap((pattern) => remarks(passage, pattern, entryOf)),
    ...wordings.flatMap(({ entry, pattern }) => remarks(passage, pattern, () => entry)),
  ];
}

const remarks = (passage: Passage, pattern: RegExp, entryOf: Terms['entryOf']): Remark[] =>
  [...passage.text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: sourceAt(passage, index),
    end: sourceAt(passage, index + found.length - 1) + 1,
    message: `“${found}” is a term to avoid: ${entryOf(found)?.why}`,
    advice: `Write: ${entryOf(found)?.use}.`,
  }));

/** The wordings to avoid, with any space and either apostrophe. */
const wordingsOf = (entries: Entry[]): Wording[] =>
  entries.flatMap((entry) =>
    entry.pattern ? [{ entry, pattern: new RegExp(anySpace(entry.pattern), 'giu') }] : [],
  );

const anySpace = (pattern: string) =>
  pattern.replaceAll(' ', '[\\s\\p{Zs}]').replaceAll("'", "['’]");

function termsOf(entries: Entry[]): Terms {
  const avoided = entries.flatMap(({ avoid }) => avoid);
  const small = avoided.filter(anyCase);
  const written = avoided.filter((term) => !anyCase(term));
  return {
    patterns: [patternOf(small, 'giu'), patternOf(written, 'gu')],
    entryOf: (found) =>
      entries.find(({ avoid }) =>
        avoid.some((term) => patternOf([term], anyCase(term) ? 'iu' : 'u').test(found)),
      ),
  };
}

/** An abbreviation is written in capitals; anything else may start a sentence. */
const anyCase = (term: string) => term === term.toLowerCase();

/** Any of these terms as whole words, in the plural too, the longest first. */
function patternOf(terms: string[], flags: string): RegExp {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length).map(wordsOf);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`,
    flags,
  );
}

const wordsOf = (term: string) =>
  term
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"))
    .map((word) => (/\p{L}$/u.test(word) ? `${word}[sx]?` : word))
    .join('[\\s\\p{Zs}]+');
