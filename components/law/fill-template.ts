import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Mark, markOf } from '@/lib/documents/marks';

const body = 'word/document.xml';

export type Values = { [Name in Mark]?: string | undefined };

/** What is written into a Word file: texts in place of marks, and rows or paragraphs that repeat. */
export type Filling = {
  values?: Values;
  /** The row of a table that holds a mark, once for each of some values. */
  rows: { mark: Mark; each: Values[] };
  /** Paragraphs in the place of the one that holds the mark `note`. */
  notes: string[];
};

/** A filled Word file, from the template at an address. @throws Error where that cannot be fetched */
export async function fetchFilled(address: string, filling: Filling) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return fillTemplate(new Uint8Array(await response.arrayBuffer()), filling);
}

/**
 * Fills in the Word file that was made with the site: only texts are replaced. It is fetched on a click, so it
 * imports nothing that a page does: a shared module would be one more file.
 * @param file the Word file with its marks
 */
export function fillTemplate(
  file: Uint8Array,
  { values = {}, rows, notes }: Filling,
): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  const blank = strFromU8(parts[body] ?? new Uint8Array());
  const withRows = repeat(blank, 'w:tr', rows.mark, rows.each);
  const withNotes = repeat(
    withRows,
    'w:p',
    'note',
    notes.map((note) => ({ note })),
  );
  const xml = replaceMarks(withNotes, values);
  return new Uint8Array(zipSync({ ...parts, [body]: strToU8(xml) }));
}

/** Repeats the row or the paragraph that holds a mark, once for each of some values. */
function repeat(xml: string, tag: 'w:tr' | 'w:p', mark: Mark, values: Values[]): string {
  const at = xml.indexOf(markOf(mark));
  const start = Math.max(xml.lastIndexOf(`<${tag}>`, at), xml.lastIndexOf(`<${tag} `, at));
  const end = xml.indexOf(`</${tag}>`, at) + `</${tag}>`.length;
  const element = xml.slice(start, end);
  return (
    xml.slice(0, start) +
    values.map((some) => replaceMarks(element, some)).join('') +
    xml.slice(end)
  );
}

const replaceMarks = (xml: string, values: Values) =>
  Object.entries(values).reduce(
    (text, [mark, value]) => text.replaceAll(markOf(mark as Mark), () => escapeXml(value ?? '')),
    xml,
  );

/** A typed text as XML holds it, never taken for a mark; control characters cannot stand in it at all. */
const escapeXml = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replace(/[&<>"{]/g, (sign) => `&#${sign.charCodeAt(0)};`);
