/** The candidate that a misspelt word was probably meant to be, if one is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.min(Math.max(2, Math.floor(word.length / 3)), word.length - 1) + 1;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** Letters to add, leave out, change or swap to make one word of another (Damerau and Levenshtein). */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= to.length; j++) {
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      (rows[i] as number[])[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1),
        swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(from.length, to.length);
}
