import type { Fault } from '../fault';
import { avoidedTerms } from '../language/glossary';
import type { Passage } from '../language/passage';
import { proseOfData, proseOfPage, readText } from '../language/prose';
import type { Remark } from '../language/remark';
import { misspelt } from '../language/spelling';
import { typographyEdits } from '../language/typography';
import { positionAt } from '../position-at';
import { isUnfinished } from './placeholders';
import type { PageRule, SiteRule } from './rule';

/** Typography, spelling and terms of a page's prose. */
export const language: PageRule = (page, blocks) =>
  once(page, () => faultsOf(page.file, readText(page.text), proseOfPage(page, blocks)));

/** Typography, spelling and terms of the interface and of `site.yml`. */
export const languageOfData: SiteRule = (_, { data }) =>
  data.flatMap((file) => once(file, () => faultsOf(file.file, file.text, proseOfData(file))));

const mended = 'Run `npm run fix:content`, which mends it.';

const found = new WeakMap<object, Fault[]>();

/** A text that is looked at again, beside others that were edited, has the faults it had. */
function once(text: object, work: () => Fault[]): Fault[] {
  const faults = found.get(text) ?? work();
  found.set(text, faults);
  return faults;
}

function faultsOf(file: string, text: string, prose: Passage[]): Fault[] {
  const finished = prose.filter((passage) => !isUnfinished(passage.text));
  const remarks: Remark[] = [
    ...typographyEdits(prose).map((edit) => ({ ...edit, advice: mended })),
    ...finished.flatMap(avoidedTerms),
  ];
  // A word with another fault is named once.
  const unknown = finished
    .flatMap(misspelt)
    .filter(({ start, end }) => !remarks.some((other) => other.start < end && other.end > start));
  return [...remarks, ...unknown].map(({ start, message, advice }) => ({
    file,
    ...positionAt(text, start),
    message,
    advice,
  }));
}
