import { readdirSync, readFileSync } from 'node:fs';
import { readContent } from '../lint/read-content';
import { run } from '../run';
import { updateCopies } from '.';
import { writeIfChanged } from './write-if-changed';

/** Where Contentlayer writes: a folder a kind of document, with a file each and one of all. */
export const typed = '.contentlayer/generated';

/** Brings the copies up to date with `content/` and types them, faults and all. @throws as `typeContent` */
export function takeContent(): Promise<void> {
  updateCopies(readContent());
  return typeContent();
}

/** Has Contentlayer type the front matter. @throws Error with what it says, where a field is wrong. */
export async function typeContent() {
  await run('contentlayer2', ['build']);
  copyTyped();
}

/**
 * Copies what Contentlayer has typed to `.generated/typed`, one file a kind, where `lib/content.ts`
 * reads it. At each change of a page Contentlayer writes the file of every page anew; Next would look
 * at all of them.
 */
export function copyTyped() {
  for (const entry of readdirSync(typed, { withFileTypes: true }))
    if (entry.isDirectory())
      writeIfChanged(
        `.generated/typed/${entry.name}.json`,
        readFileSync(`${typed}/${entry.name}/_index.json`, 'utf8'),
      );
}
