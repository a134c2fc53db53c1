import { TextRun } from 'docx';

/** A text as runs: what stands in [brackets] is a blank, and looks like one. */
export const runsOf = (text: string): TextRun[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((piece) => new TextRun(piece.startsWith('[') ? { text: piece, style: 'Blank' } : piece));
