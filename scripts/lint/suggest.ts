import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word probably stands for, if one is close enough. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const lower = names.map((name) => name.toLowerCase());
  const best = closest(word.toLowerCase(), lower);
  const limit = Math.min(Math.max(2, Math.floor(word.length / 3)), word.length - 1);
  return best !== undefined && distance(word.toLowerCase(), best) <= limit
    ? names[lower.indexOf(best)]
    : undefined;
}
