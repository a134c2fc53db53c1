/** Signs `from` to `to` of a text that have to be written otherwise. */
export type Correction = { from: number; to: number; text: string; message: string };

/** A rule of typography: finds what to correct in a text. */
export type TypographyRule = (text: string) => Correction[];

/** The rule that each match of a pattern is written `text`; a match that already is, is right. */
export const pattern =
  (find: RegExp, text: string | ((found: string) => string), message: string): TypographyRule =>
  (prose) =>
    [...prose.matchAll(find)]
      .map(({ 0: found, index }) => ({
        from: index,
        to: index + found.length,
        text: typeof text === 'string' ? text : text(found),
        message,
      }))
      .filter((correction) => prose.slice(correction.from, correction.to) !== correction.text);
