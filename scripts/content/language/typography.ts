import type { Locale } from '@/lib/locale';
import type { Correction, TypographyRule } from './correction';
import { english } from './english';
import { french } from './french';
import { isMarkedUp, type Passage, sourceRange } from './passage';

const rules: Record<Locale, TypographyRule[]> = { fr: french, en: english };

/** A correction at its place in the file: characters from `start` up to `end` become `text`. */
export type Edit = Pick<Correction, 'text' | 'message'> & { start: number; end: number };

/** What the typography of a language wants written otherwise in its prose, in the file's order. */
export function typographyEdits(prose: Passage[]): Edit[] {
  const edits = prose.flatMap((passage) =>
    rules[passage.locale].flatMap((rule) =>
      rule(passage.text).flatMap(({ from, to, text, message }): Edit[] => {
        const range = sourceRange(passage, from, to);
        const apart =
          besideMarkup(passage.text, from, to) || changesEmphasis(passage, from, to, text);
        return range && !apart ? [{ ...range, text, message }] : [];
      }),
    ),
  );
  return edits.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** A literal * or _ becomes emphasis, or the other way round, by what stands next to it. */
const besideMarkup = (text: string, from: number, to: number) =>
  /[*_]/.test((text[from - 1] ?? '') + (text[to] ?? ''));

/**
 * `€**“a”**` is emphasis, `1**“a”**` is not: where markup stands between two signs, both stay signs
 * (CommonMark, flanking delimiter runs).
 */
function changesEmphasis(passage: Passage, from: number, to: number, instead: string): boolean {
  const { text } = passage;
  const [before, after] = [text[from - 1], text[to]];
  const first = instead[0] ?? after;
  const last = instead.at(-1) ?? before;
  return (
    (isMarkedUp(passage, from) && isSign(before) && isSign(text[from]) !== isSign(first)) ||
    (isMarkedUp(passage, to) && isSign(after) && isSign(text[to - 1]) !== isSign(last))
  );
}

const isSign = (character = '') => /[\p{P}\p{S}]/u.test(character);

/** The text with its edits; of two that touch the same signs, the first. */
export function edited(text: string, edits: Edit[]): string {
  let result = '';
  let done = 0;
  for (const [index, { start, end, text: instead }] of edits.entries()) {
    if (start < done || (start === done && edits[index - 1]?.start === start)) continue;
    result += text.slice(done, start) + instead;
    done = end;
  }
  return result + text.slice(done);
}
