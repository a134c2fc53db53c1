import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { runsOf } from './runs';
import { colours } from './styles';

/** The width between the margins of an A4 sheet, in twentieths of a point. */
const textWidth = 9638;

const line = { style: BorderStyle.SINGLE, size: 4, color: colours.rule };
const borders = { top: line, bottom: line, left: line, right: line };

type Options = {
  /** How wide each column is beside the others. */
  columns?: number[];
  /** The least height of a row, in twentieths of a point: room to write by hand. */
  height?: number;
  /** Whether the first line of each row's first cell is its head. */
  rowHeads?: boolean;
  /** Whether the table stays on one page. */
  together?: boolean;
};

/** A table with a row of heads, repeated on every page it runs over; an empty text is a blank to fill in. */
export function tableOf(heads: string[], rows: string[][], options: Options = {}): Table {
  const { columns = heads.map(() => 1), height = 380, rowHeads, together } = options;
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const widths = columns.map((part) => Math.floor((textWidth * part) / whole));
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { left: 100, right: 100, top: 30, bottom: 30 },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: heads.map((text, index) =>
          cell(text, widths[index], { head: true, keepNext: true }),
        ),
      }),
      ...rows.map(
        (cells, place) =>
          new TableRow({
            cantSplit: true,
            height: { value: height, rule: 'atLeast' },
            children: cells.map((text, index) =>
              cell(text, widths[index], {
                strongStart: rowHeads === true && index === 0,
                keepNext: together === true && place < rows.length - 1,
              }),
            ),
          }),
      ),
    ],
  });
}

function cell(text: string, width = 0, { head = false, strongStart = false, keepNext = false }) {
  const fill = head ? colours.head : text ? undefined : colours.blank;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders,
    ...(fill && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
    children: text.split('\n').map(
      (line, index) =>
        new Paragraph({
          style: 'CellText',
          keepNext,
          children:
            (head || strongStart) && index === 0
              ? [new TextRun({ text: line, bold: true })]
              : runsOf(line),
        }),
    ),
  });
}
