/**
 * The source of a pattern for any of these words, whichever space and apostrophe they are written with; the
 * longest first.
 * @param {string[]} words
 */
export const anyOf = (words) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/['’]/g, "['’]")
        .replaceAll(/\s/g, '\\s'),
    )
    .join('|');

/** A pattern for any of these words, whole. @param {string[]} words */
export const wholeWords = (words) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words)})(?![\\p{L}\\p{N}])`, 'iu');
