import type { Fault, Position } from '../fault';
import { avoidedTerms } from '../language/glossary';
import type { Passage } from '../language/passage';
import { proseOfData, proseOfPage, readText } from '../language/prose';
import type { Remark } from '../language/remark';
import { misspelt } from '../language/spelling';
import { typographyEdits } from '../language/typography';
import type { PageRule, SiteRule } from './rule';

/** Typography, spelling and terms of a page's prose. */
export const language: PageRule = (page, blocks) =>
  faultsOf(page.file, readText(page.text), proseOfPage(page, blocks));

/** Typography, spelling and terms of the interface and of `site.yml`. */
export const languageOfData: SiteRule = (_, { data }) =>
  data.flatMap((file) => faultsOf(file.file, file.text, proseOfData(file)));

function faultsOf(file: string, text: string, prose: Passage[]): Fault[] {
  const remarks: Remark[] = [
    ...typographyEdits(prose).map(({ start, message }) => ({
      offset: start,
      message,
      advice: 'Run `npm run fix:content`, which mends it.',
    })),
    ...prose.flatMap(avoidedTerms),
    ...prose.flatMap(misspelt),
  ];
  return remarks.map(({ offset, ...words }) => ({ file, ...placeOf(text, offset), ...words }));
}

function placeOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
