import { Paragraph, TextRun } from 'docx';

/** A text as runs: what stands in [brackets] is a blank, and looks like one. */
export const runsOf = (text: string): TextRun[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((piece) => new TextRun(piece.startsWith('[') ? { text: piece, style: 'Blank' } : piece));

/** A text as a paragraph, of a style of `styles.ts` or of the body. */
export const paragraph = (text: string, style?: string): Paragraph =>
  new Paragraph({ ...(style && { style }), children: runsOf(text) });
