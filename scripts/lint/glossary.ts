import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Locale } from '@/lib/locale';

const entry = z
  .strictObject({
    use: z.string().min(1),
    avoid: z.array(z.string().min(1)).default([]),
    /** A wording that no list of terms can name: a regular expression, in any case. */
    pattern: z.string().min(1).optional(),
    /** A sentence that the pattern matches. */
    example: z.string().min(1).optional(),
    /** A sentence, with its full stop. */
    why: z.string().min(1),
  })
  .refine(({ avoid, pattern, example }) => avoid.length > 0 || (pattern && example), {
    message: 'name terms to avoid, or a pattern with an example that it matches',
  });

type Entry = z.infer<typeof entry>;

/** `glossary.yml`. @throws ZodError if an entry is incomplete */
export const glossary = z
  .strictObject({ fr: z.array(entry), en: z.array(entry), verbatim: z.array(z.string()) })
  .parse(parse(readFileSync(join(import.meta.dirname, 'glossary.yml'), 'utf8')));

/** The terms and wordings of a text that the glossary avoids, with their index. */
export function findTerms(text: string, locale: Locale) {
  if (verbatim.has(plain(text))) return [];
  const searched = withoutAddresses(text);
  return patterns[locale]
    .flatMap(({ pattern, use, why }) =>
      [...searched.matchAll(pattern)].map(({ 0: term, index }) => ({ term, index, use, why })),
    )
    .sort((a, b) => a.index - b.index);
}

/** An abbreviation is avoided as it is written; a term in lower case may also start a sentence. */
function patternsOf({ avoid, pattern, use, why }: Entry) {
  const lower = avoid.filter((term) => term === term.toLowerCase());
  const others = avoid.filter((term) => term !== term.toLowerCase());
  return [
    ...(lower.length > 0 ? [anyOf(lower, 'giu')] : []),
    ...(others.length > 0 ? [anyOf(others, 'gu')] : []),
    ...(pattern ? [new RegExp(anyApostrophe(pattern).replaceAll(' ', '[\\s\\p{Zs}]'), 'giu')] : []),
  ].map((expression) => ({ pattern: expression, use, why }));
}

/** Any of these terms as whole words, in the plural too, the longest first. */
function anyOf(terms: string[], flags: string): RegExp {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length).map(words);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

const words = (term: string) =>
  anyApostrophe(term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .split(' ')
    .map((word) => (/\p{L}$/u.test(word) ? `${word}[sx]?` : word))
    .join('[\\s\\p{Zs}]+');

const anyApostrophe = (pattern: string) => pattern.replaceAll("'", "['’]");
const withoutAddresses = (text: string) =>
  text.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w.-]+|\{\w+\}/g, (address) =>
    ' '.repeat(address.length),
  );

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\p{Zs}/gu, ' ');

const verbatim = new Set(glossary.verbatim.map(plain));
const patterns = { fr: glossary.fr.flatMap(patternsOf), en: glossary.en.flatMap(patternsOf) };
