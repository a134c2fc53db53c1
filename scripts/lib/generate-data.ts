import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parse } from 'yaml';
import { filesIn } from '../postbuild/files';
import { messageOf } from './cli';

const generated = '.generated/data.ts';

/**
 * Writes the data files of `content/`, keyed by path, as a module for `lib/content`: Next reloads it when they
 * change, and its type says which words the interface has. Not a JSON file, because tsc 7.0 does not recheck the
 * importers of one.
 * @throws Error naming the file that cannot be read
 */
export const generateData = async () => writeData(await readData());

/**
 * The text of that module.
 * @throws Error naming the file that cannot be read
 */
export async function readData(): Promise<string> {
  const files = (await filesIn('content')).filter((file) => file.endsWith('.yml')).sort();
  const entries = await Promise.all(files.map(async (file) => [pathOf(file), await read(file)]));
  return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}

export async function writeData(data: string) {
  // In development a write reloads the page.
  if (data === (await readFile(generated, 'utf8').catch(() => ''))) return;
  await mkdir('.generated', { recursive: true });
  await writeFile(generated, data);
}

/** law/deadlines.yml */
const pathOf = (file: string) => relative('content', file).replaceAll('\\', '/');

async function read(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}
