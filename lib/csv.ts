/** A table for a spreadsheet; Excel reads UTF-8 by its mark, and expects the delimiter of its language. */
export const csvOf = (rows: string[][], delimiter: string) =>
  `\ufeff${rows.map((cells) => `${cells.map(cell).join(delimiter)}\r\n`).join('')}`;

/** Quoted, and never a formula, whatever it begins with (OWASP, CSV injection). */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
