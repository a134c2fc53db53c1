import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { byLocale, type Locale } from '@/lib/locale';
import { pageLocation } from '../content';
import { addMessage, type Correction, type Point, pointAt, type Words } from '../messages';

/**
 * A term to use, and what to avoid: terms, or a wording as a regular expression with an example; `write` is
 * what replaces it, with its groups, where that does not depend on the sentence.
 */
type Preference = {
  use: string;
  avoid?: string[];
  pattern?: string;
  write?: string;
  example?: string;
  why: string;
};

const readYamlFile = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

export const terminology: Partial<Record<Locale, Preference[]>> = readYamlFile('terminology.yml');

/** Terms of a page to avoid. */
export const terms = lintRule('content:terms', (_, file) => {
  const { locale } = pageLocation(file.path ?? '') ?? {};
  for (const { place, reason, note, correction } of locale ? avoidedTerms(file, locale) : [])
    addMessage(file, place, reason, note, correction);
});

type Placed = Words & { place: Point; correction: Correction | undefined };

/** The terms to avoid in a page or data file, with what to write instead. */
export function avoidedTerms(file: VFile, locale: Locale) {
  const text = String(file);
  return findTerms(text, locale).map(
    ({ term, index, use, why, isExact }): Placed => ({
      place: pointAt(text, index),
      reason: `“${term}” is a term to avoid: ${why}`,
      note: `Write: ${use}.`,
      // What stands in the place of a wording depends on the sentence.
      correction: isExact ? [term, use] : undefined,
    }),
  );
}

/** The terms and wordings to avoid in a text, with their index. */
export function findTerms(text: string, locale: Locale) {
  const prose = proseOf(text);
  return patterns[locale]
    .flatMap(({ pattern, use, write, why, isTerm }) =>
      [...prose.matchAll(pattern)].map(({ 0: match, index }) => ({
        term: match.replaceAll(/[*_]+/g, ''),
        index,
        use: write ? match.replace(new RegExp(pattern, 'iu'), write) : use,
        why,
        isExact: Boolean(write) || (isTerm && /^[\p{L}’' -]+$/u.test(use)),
      })),
    )
    .sort((a, b) => a.index - b.index);
}

/** What cspell ignores is no prose: names of blocks and fields, comments, addresses. */
const notProse = (readYamlFile('cspell.yml').ignoreRegExpList as string[]).map((expression) => {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(expression) ?? [];
  return new RegExp(source, flags);
});

/** A text of the same length in which full stops replace what is not prose, and end each paragraph. */
function proseOf(text: string): string {
  const characters = text.split('');
  for (const pattern of [...notProse, /\n(?=\s*\n)/g])
    for (const { 0: match, index } of text.matchAll(pattern))
      characters.fill('.', index, index + match.length);
  return characters.join('');
}

/** An abbreviation is avoided as it is written; a term in lower case may also start a sentence. */
function patternsOf({ avoid = [], pattern, write, use, why }: Preference) {
  const lower = avoid.filter((term) => term === term.toLowerCase());
  const others = avoid.filter((term) => term !== term.toLowerCase());
  const terms = [
    ...(lower.length > 0 ? [anyOf(lower, 'giu')] : []),
    ...(others.length > 0 ? [anyOf(others, 'gu')] : []),
  ].map((expression) => ({ pattern: expression, use, write: undefined, why, isTerm: true }));
  if (!pattern) return terms;
  const wording = new RegExp(anyApostrophe(pattern).replaceAll(' ', '[\\s\\p{Zs}]'), 'giu');
  return [...terms, { pattern: wording, use, write, why, isTerm: false }];
}

/** Any of these terms as whole words, in the plural too, the longest first. */
function anyOf(avoided: string[], flags: string): RegExp {
  const longestFirst = [...avoided].sort((a, b) => b.length - a.length).map(words);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

/** The words of a term; emphasis may start or end between them. */
const words = (term: string) =>
  anyApostrophe(term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .split(' ')
    .map((word) => (/\p{L}$/u.test(word) ? `${word}[sx]?` : word))
    .join('[\\s\\p{Zs}*_]+');

const anyApostrophe = (pattern: string) => pattern.replaceAll("'", "['’]");

const patterns = byLocale((locale) => terminology[locale]?.flatMap(patternsOf) ?? []);
