import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { location } from 'vfile-location';
import type { Locale } from '@/lib/locale';
import { findTerms } from '../glossary';
import { problem } from '../problem';
import { type Passage, passagesOf } from '../prose';
import { pageLocation } from '../read-content';
import { isUnwritten } from './placeholders';

/** Terms of a page that the glossary avoids. */
export const terms = lintRule<Root>('content:terms', (tree, file) => {
  const { locale } = pageLocation(file.path ?? '') ?? {};
  if (!locale) return;
  for (const { place, reason, note } of avoidedTerms(passagesOf(tree, file), file, locale))
    problem(file, place, reason, note);
});

/** Each term of some passages of a file that the glossary of its language avoids. */
export function avoidedTerms(passages: Passage[], file: VFile, locale: Locale) {
  const source = String(file);
  const { toOffset, toPoint } = location(file);
  return passages.flatMap((runs) => {
    const text = runs.map((run) => run.text).join('');
    if (isUnwritten(text)) return [];
    return findTerms(text, locale).map(({ term, index, use, why }) => {
      let start = 0;
      const run = runs.find((candidate) => {
        start += candidate.text.length;
        return index < start;
      });
      const before = index - start + (run?.text.length ?? 0);
      // The file may have more characters than the text: quotes, escapes, indentation.
      const from = (toOffset(run?.place) ?? 0) + before;
      const offset = source.indexOf(term.split(/\s/u)[0] ?? '', from);
      return {
        place: toPoint(offset < 0 ? from : offset),
        reason: `“${term}” is a term to avoid: ${why}`,
        note: `Write: ${use}.`,
      };
    });
  });
}
