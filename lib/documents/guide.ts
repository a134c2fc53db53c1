import { PageBreak, Paragraph } from 'docx';
import { interfaceWords, professionOf, site } from '../content';
import { fill } from '../format';
import { homePath } from '../locale';
import { absoluteUrl } from '../urls';
import type { FirmDocument } from './documents';
import { firmName } from './firm-name';
import { paragraph, runsOf } from './runs';

/** The first page: what the document is, what is to be filled in, what an inspector looks for, what it leaves out. */
export function guideOf({ text, starterFile, locale }: FirmDocument): Paragraph[] {
  const words = interfaceWords(locale).documents;
  const { what, ...lists } = text.guide;
  const notes: Partial<Record<string, string>> = words.notes;
  const note = starterFile && notes[professionOf(starterFile)];
  const address = absoluteUrl(starterFile?.path ?? homePath[locale]);
  return [
    paragraph(words.readFirst, 'Heading1'),
    paragraph(words.adapt),
    ...(note ? [paragraph(note)] : []),
    paragraph(words.what, 'Heading2'),
    paragraph(what),
    paragraph(words.fill, 'Heading2'),
    paragraph(words.firmHint),
    new Paragraph({
      children: [...runsOf(words.firmLabel), firmName(words.firm, words.firmLabel)],
    }),
    paragraph(words.blanks),
    ...bullets(lists.fill),
    paragraph(words.inspector, 'Heading2'),
    ...bullets(lists.inspector),
    paragraph(words.notCovered, 'Heading2'),
    ...bullets(lists.notCovered),
    new Paragraph({
      style: 'References',
      children: [...runsOf(fill(words.source, { brand: site.brand, address })), new PageBreak()],
    }),
  ];
}

const bullets = (texts: string[]) =>
  texts.map((text) => new Paragraph({ bullet: { level: 0 }, children: runsOf(text) }));
