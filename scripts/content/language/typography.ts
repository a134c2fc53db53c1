import type { Locale } from '@/lib/locale';
import type { Correction, TypographyRule } from './correction';
import { english } from './english';
import { french } from './french';
import { type Passage, sourceRange } from './passage';

const rules: Record<Locale, TypographyRule[]> = { fr: french, en: english };

/** A correction at its place in the file: characters from `start` up to `end` become `text`. */
export type Edit = Pick<Correction, 'text' | 'message'> & { start: number; end: number };

/** What the typography of a language wants written otherwise in its prose, in the file's order. */
export function typographyEdits(prose: Passage[]): Edit[] {
  const edits = prose.flatMap((passage) =>
    rules[passage.locale].flatMap((rule) =>
      rule(passage.text).flatMap(({ from, to, text, message }): Edit[] => {
        const range = sourceRange(passage, from, to);
        return range && !besideMarkup(passage.text, from, to) ? [{ ...range, text, message }] : [];
      }),
    ),
  );
  return edits.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** A literal * or _ becomes emphasis, or the other way round, by what stands next to it. */
const besideMarkup = (text: string, from: number, to: number) =>
  /[*_]/.test((text[from - 1] ?? '') + (text[to] ?? ''));

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
