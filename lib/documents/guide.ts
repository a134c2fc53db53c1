import { PageBreak, Paragraph } from 'docx';
import { interfaceWords, professionOf, site } from '../content';
import { fill } from '../format';
import { homePath } from '../locale';
import { absoluteUrl } from '../urls';
import type { FirmDocument } from './documents';
import { firmName } from './firm-name';
import { runsOf } from './runs';

/** The first page: what the document is, what is to be filled in, what an inspector looks for, what it leaves out. */
export function guideOf({ text, file, locale }: FirmDocument): Paragraph[] {
  const words = interfaceWords(locale).documents;
  const { what, ...lists } = text.guide;
  const notes: Partial<Record<string, string>> = words.notes;
  const note = file && notes[professionOf(file)];
  const address = absoluteUrl(file?.path ?? homePath[locale]);
  return [
    new Paragraph({ style: 'Heading1', children: runsOf(words.readFirst) }),
    new Paragraph({ children: runsOf(words.adapt) }),
    ...(note ? [new Paragraph({ children: runsOf(note) })] : []),
    heading(words.what),
    new Paragraph({ children: runsOf(what) }),
    heading(words.fill),
    new Paragraph({ children: runsOf(words.firmHint) }),
    new Paragraph({
      children: [...runsOf(words.firmLabel), firmName(words.firm, words.firmLabel)],
    }),
    new Paragraph({ children: runsOf(words.blanks) }),
    ...bullets(lists.fill),
    heading(words.inspector),
    ...bullets(lists.inspector),
    heading(words.notCovered),
    ...bullets(lists.notCovered),
    new Paragraph({
      style: 'References',
      children: [...runsOf(fill(words.source, { brand: site.brand, address })), new PageBreak()],
    }),
  ];
}

const heading = (text: string) => new Paragraph({ style: 'Heading2', children: runsOf(text) });

const bullets = (texts: string[]) =>
  texts.map((text) => new Paragraph({ bullet: { level: 0 }, children: runsOf(text) }));
