import { Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { interfaceWords } from '../content';
import { fill, formatDate } from '../format';
import type { FirmDocument } from './documents';
import { firmName } from './firm-name';
import { runsOf } from './runs';

const rightTab = [{ type: TabStopType.RIGHT, position: 9638 }];

/** At the head of every page: the firm, and what the document is. */
export function headerOf({ text, locale }: FirmDocument): Header {
  const words = interfaceWords(locale).documents;
  return new Header({
    children: [
      new Paragraph({
        style: 'Frame',
        tabStops: rightTab,
        children: [firmName(words.firm, words.firmLabel), new TextRun(`\t${text.title}`)],
      }),
    ],
  });
}

/** At its foot: what the document is worth and from which day it is, and the number of the page. */
export function footerOf({ text, locale }: FirmDocument): Footer {
  const words = interfaceWords(locale).documents;
  const date = formatDate(text.updatedOn, locale);
  const [before = '', between = '', after = ''] = words.pageOf.split(/\{page\}|\{pages\}/);
  return new Footer({
    children: [
      new Paragraph({
        style: 'Frame',
        tabStops: rightTab,
        children: [
          ...runsOf(fill(words.footer, { date })),
          new TextRun({
            children: ['\t', before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  });
}
