import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Mark, markOf } from '@/lib/documents/marks';

const body = 'word/document.xml';

type Values = { [Name in Mark]?: string | undefined };

/** What a statement says: the client, a row a person, and the notes under the table. */
export type Statement = { client: string; rows: Values[]; notes: string[] };

/** The statement as a Word file, from the one at an address. @throws Error where that cannot be fetched */
export async function fetchStatement(address: string, statement: Statement) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return fillStatement(new Uint8Array(await response.arrayBuffer()), statement);
}

/**
 * Writes a statement into the Word file that was made with the site: only texts are replaced. It is fetched on
 * a click, so it imports nothing that the calculator has: what both import would be a file of its own.
 * @param file the Word file with its marks
 */
export function fillStatement(
  file: Uint8Array,
  { client, rows, notes }: Statement,
): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  const blank = strFromU8(parts[body] ?? new Uint8Array());
  const withRows = repeat(blank, 'w:tr', 'name', rows);
  const withNotes = repeat(
    withRows,
    'w:p',
    'note',
    notes.map((note) => ({ note })),
  );
  const xml = replaceMarks(withNotes, { client });
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
