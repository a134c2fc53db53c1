import { CheckBox, Paragraph, type Table, TextRun } from 'docx';
import { interfaceWords } from '../content';
import type { DocumentPart } from '../content/schemas/documents';
import { fill } from '../format';
import { type FirmDocument, isFor } from './documents';
import { fromOwnData } from './own-data';
import { paragraph, runsOf } from './runs';
import { tableOf } from './tables';

type Block = Paragraph | Table;

/** The parts of a document that are for its profession, in their order. */
export const partsOf = (document: FirmDocument): Block[] =>
  document.text.parts
    .filter((part) => isFor(part, document))
    .flatMap((part, index) => blocksOf(part, document, index));

function blocksOf(part: DocumentPart, document: FirmDocument, index: number): Block[] {
  const words = interfaceWords(document.locale).documents;
  const { heading, refs, text, list = [], fields, ticks = [], table, from, sign } = part;
  return [
    paragraph(`${index + 1}. ${heading}`, 'Heading2'),
    ...(refs ? [paragraph(fill(words.references, { refs }), 'References')] : []),
    ...(text ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => paragraph(line)),
    ...list.map(
      (step) =>
        new Paragraph({
          numbering: { reference: 'steps', level: 0, instance: index },
          children: runsOf(step),
        }),
    ),
    ...ticks.map(
      (answer) =>
        new Paragraph({
          indent: { left: 400, hanging: 400 },
          children: [
            new CheckBox({ alias: plain(answer), checked: false }),
            new TextRun('\u00a0 '),
            ...runsOf(answer),
          ],
        }),
    ),
    ...(fields
      ? [
          tableOf(
            [words.question, words.answer],
            fields.map((name) => [name, '']),
            wideAnswers,
          ),
        ]
      : []),
    ...(table ? [tableOf(table.heads, table.rows)] : []),
    ...(from ? fromOwnData[from](document) : []),
    ...(sign
      ? [
          spacer(),
          tableOf(
            [words.signedBy, words.signedOn, words.signature],
            sign.map((who) => [who, '', '']),
            { columns: [5, 3, 5], height: 560, together: true },
          ),
        ]
      : []),
  ];
}

const wideAnswers = { columns: [4, 7] };

/** Word joins two tables that nothing stands between. */
const spacer = () => new Paragraph({ style: 'CellText', keepNext: true, children: [] });

/** The name of a content control has 64 characters at most. */
const plain = (text: string) => text.slice(0, 64);
