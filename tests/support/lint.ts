import { VFile } from 'vfile';
import { lintFiles } from '@/scripts/lint';
import { contentOf } from '@/scripts/lint/content';
import { lintPage } from '@/scripts/lint/lint-page';

/** Front matter of a sector page without a fault, one field a line from line 2 on. */
const fields = {
  path: '/en/brokers',
  navTitle: '"Brokers"',
  title: '"Brokers: who is covered"',
  description: `"${'What brokers check and keep. '.repeat(4)}"`,
  heading: '"Brokers"',
  lead: '"Who is covered."',
  reviewedOn: '2026-11-21',
  order: '1',
  summary: '"Who is covered"',
  reference: '"L.561-2"',
};

/** The text of a page. @param changes fields with another value; undefined leaves a field out */
export function pageText(body: string, changes: Record<string, string | undefined> = {}): string {
  const entries = Object.entries<string | undefined>({ ...fields, ...changes });
  const lines = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** The line on which the body of `pageText` starts, less one. */
const linesBefore = Object.keys(fields).length + 3;

/** What the rules for one page say of a text: line:column reason | note. */
export async function lintText(text: string, path = 'content/sectors/brokers.en.mdx') {
  const file = new VFile({ path, value: text });
  await lintPage(file);
  return file.messages.map((message) => shown(message, 0));
}

/** What they say of a body below a `<Hero />`, with lines counted from the body's first. */
export async function lintBody(body: string, path = 'content/sectors/brokers.en.mdx') {
  const file = new VFile({ path, value: pageText(`<Hero />\n\n${body}`) });
  await lintPage(file);
  return file.messages.map((message) => shown(message, linesBefore + 2));
}

/** What all rules but spelling say of these files of a content folder: path:line:column reason | note. */
export async function lintFolder(texts: Record<string, string>, folder = 'content') {
  const given = Object.entries(texts).map(
    ([path, value]) => new VFile({ path: `${folder}/${path}`, value }),
  );
  const files = await lintFiles(contentOf(folder, given));
  return files.flatMap((file) =>
    file.messages.map((message) => `${file.path.slice(folder.length + 1)}:${shown(message, 0)}`),
  );
}

const shown = ({ line = 1, column, reason, note }: VFile['messages'][number], above: number) =>
  `${line - above}:${column} ${reason} | ${note}`;
