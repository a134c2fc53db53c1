import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Locale } from '@/lib/locale';
import { problem } from '../problem';
import { type Prose, proseOfPage } from '../prose';
import { pageLocation } from '../read-content';
import { isUnwritten } from './placeholders';

const entry = z.strictObject({
  use: z.string().min(1),
  avoid: z.array(z.string().min(1)).min(1),
  why: z.string().min(1),
});
export type GlossaryEntry = z.infer<typeof entry>;

const glossarySchema = z.strictObject({
  fr: z.array(entry),
  en: z.array(entry),
  verbatim: z.array(z.string()),
});

/** `glossary.yml`. @throws ZodError where an entry lacks something */
export const glossary = glossarySchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../glossary.yml'), 'utf8')),
);

/** Terms of a page that the glossary avoids. */
export const terms = lintRule<Root>('content:terms', (tree, file) => {
  const { locale } = pageLocation(file.path ?? '') ?? {};
  if (!locale) return;
  for (const { place, reason, note } of avoidedTerms(proseOfPage(tree, file), file, locale))
    problem(file, place, reason, note);
});

/** Each term of some prose of a file that the glossary of its language avoids. */
export function avoidedTerms(prose: Prose[], file: VFile, locale: Locale) {
  const source = String(file);
  const { toOffset, toPoint } = location(file);
  return prose
    .filter(({ text }) => !isUnwritten(text) && !verbatim.has(straight(text)))
    .flatMap(({ text, place }) => {
      let offset = toOffset(place) ?? 0;
      return findTerms(text, locale).map(({ term, use, why }) => {
        // The text may be escaped in the file; the term itself is not.
        offset = Math.max(source.indexOf(term, offset), offset);
        const point = toPoint(offset);
        offset += term.length;
        return {
          place: point,
          reason: `“${term}” is a term to avoid: ${why}`,
          note: `Write: ${use}.`,
        };
      });
    });
}

/** The terms to avoid in a text, in their order. */
export const findTerms = (text: string, locale: Locale) =>
  [...withoutAddresses(text).matchAll(patterns[locale])].flatMap(({ 0: term }) => {
    const match = glossary[locale].find(({ avoid }) =>
      avoid.some((avoided) => isTerm(avoided, term)),
    );
    return match ? [{ term, use: match.use, why: match.why }] : [];
  });

/** An abbreviation is avoided as it is written; a term in lower case may also start a sentence. */
const isTerm = (avoided: string, term: string) =>
  new RegExp(`^${wordsOf(avoided)}$`, avoided === avoided.toLowerCase() ? 'iu' : 'u').test(term);

const patterns = { fr: patternFor(glossary.fr), en: patternFor(glossary.en) };

/** Any term to avoid as whole words, in the plural too, the longest first. */
function patternFor(entries: GlossaryEntry[]): RegExp {
  const avoided = entries.flatMap(({ avoid }) => avoid).sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${avoided.map(wordsOf).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** A term as a pattern, with any space, either apostrophe, and plural endings. */
function wordsOf(term: string): string {
  return term
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"))
    .map((word) => (/\p{L}$/u.test(word) ? `${word}[sx]?` : word))
    .join('[\\s\\p{Zs}]+');
}

const straight = (text: string) => text.replaceAll('’', "'").replaceAll(/\p{Zs}/gu, ' ');
const verbatim = new Set(glossary.verbatim.map(straight));

const withoutAddresses = (text: string) =>
  text.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w.-]+|\{\w+\}/g, (address) =>
    ' '.repeat(address.length),
  );
