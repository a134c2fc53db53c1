import type { Locale } from './locales.ts';
import { quotationMarks, rules } from './typography-rules.ts';

/*
 * Sets text the way each language prints it, so that writers can use a plain keyboard: "10 000 €",
 * l'acte, « mot », "quotes". The site applies it to pages and data when it is built, the function to
 * its mails. Text that is already right is returned unchanged, so applying it twice does no harm.
 * The rules are described in docs/languages-and-translation.md.
 */

/** Stands for what is not prose but counts as a word: code, a block, an address, a {placeholder}. */
export const opaque = '\uFFFC';

const notProse =
  /\uFFFC|https?:\/\/(?:[^\s<>()«»,;!?]|[,;!?](?=[^\s»)]))*[^\s<>()«».,:;!?]|www\.[^\s<>()«»,;:!?]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[\w-]+\.)+(?:fr|lu|eu|com|org)\b(?:\/[\w/-]+)?|\{\w+\}/g;

/** Sets one text. */
export const typeset = (text: string, locale: Locale): string =>
  typesetRuns([text], locale)[0] ?? '';

/**
 * Sets a paragraph that inline markup cuts into runs, as one text: a quotation may open in one run
 * and close in another. `opaque` stands for a run that is not text.
 * @returns the runs, in the same order
 */
export function typesetRuns(runs: string[], locale: Locale): string[] {
  const result = applyRules(runs, locale);
  // One rule may call for another: they are applied until nothing changes.
  return result.every((run, index) => run === runs[index]) ? result : typesetRuns(result, locale);
}

function applyRules(runs: string[], locale: Locale): string[] {
  const hidden: string[] = [];
  const masked = runs.map((run) =>
    run.replace(notProse, (match) => {
      hidden.push(match);
      return opaque;
    }),
  );
  const before = masked.join('');
  let text = pairQuotes(before, locale);
  /** Where each run starts. */
  let starts = masked.map((_, run) => masked.slice(0, run).join('').length);
  for (const [find, replacement] of rules[locale] ?? []) {
    if (text.search(find) < 0) continue;
    let set = '';
    let position = 0;
    for (const { 0: match, index } of text.matchAll(find)) {
      set += text.slice(position, index);
      const from = set.length;
      set += typeof replacement === 'string' ? replacement : replacement(match);
      position = index + match.length;
      const grown = set.length - from - match.length;
      // A run that starts within the match starts after what replaces it.
      starts = starts.map((start) =>
        start <= from ? start : Math.max(start, from + match.length) + grown,
      );
    }
    text = set + text.slice(position);
  }
  if (text === before) return runs;
  return starts.map((start, run) =>
    text.slice(start, starts[run + 1]).replaceAll(opaque, () => hidden.shift() ?? opaque),
  );
}

/**
 * Turns quotation marks of the other language, then straight ones, into those of the language; straight
 * ones within a quotation into the inner pair. One without its other half stays as it is.
 */
function pairQuotes(text: string, locale: Locale): string {
  const marks = quotationMarks[locale];
  if (!marks || !/["«»“”]/.test(text)) return text;
  const { outer, inner, foreign } = marks;
  const [foreignOpen, foreignClose] = foreign;
  // What stands within outer marks is matched first, so that it stays.
  const foreignPair = new RegExp(
    `${outer[0]}[^${outer[1]}]*${outer[1]}|${foreignOpen}([^${foreignOpen}${foreignClose}]*)${foreignClose}`,
    'g',
  );
  const own = text.replace(foreignPair, (match, words) =>
    words === undefined ? match : outer[0] + words + outer[1],
  );

  const characters = own.split('');
  let inside = false;
  let open: number | undefined;
  for (const { 0: mark, index } of own.matchAll(/["«»“”]/g)) {
    if (mark === outer[0]) inside = true;
    else if (mark === outer[1]) inside = false;
    else if (mark !== '"') continue;
    else if (open === undefined) {
      const opens = /(^|[\s(['’«“])$/.test(own.slice(0, index)) && /^\S/.test(own.slice(index + 1));
      if (opens) open = index;
    } else if (/^($|[\s.,;:!?)\]’»”…])/.test(own.slice(index + 1))) {
      [characters[open], characters[index]] = inside ? inner : outer;
      open = undefined;
    }
  }
  return characters.join('');
}

/**
 * Keys of data whose values stay as they are: addresses and identifiers, and what the specification
 * quotes word for word.
 */
const verbatim = new Set([
  ...['href', 'id', 'path', 'url', '_raw'],
  ...['messages', 'toasts', 'notFound.text'],
]);

/** Sets every text in data (front matter, a YAML file, props of a block); the rest is kept. */
export function typesetData<Data>(data: Data, locale: Locale, parent = ''): Data {
  if (typeof data === 'string') return typeset(data, locale) as Data;
  if (Array.isArray(data)) return data.map((item) => typesetData(item, locale)) as Data;
  if (!isPlainObject(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    verbatim.has(key) || verbatim.has(`${parent}.${key}`) ? value : typesetData(value, locale, key),
  ]);
  return Object.fromEntries(entries);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
