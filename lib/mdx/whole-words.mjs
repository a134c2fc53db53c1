/**
 * A pattern for any of these words, whole, whichever space and apostrophe they are written with; the longest
 * first.
 * @param {string[]} words
 */
export function wholeWords(words) {
  const forms = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/['’]/g, "['’]")
        .replaceAll(/\s/g, '\\s'),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
