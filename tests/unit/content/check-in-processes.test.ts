import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBlocks } from '@/scripts/content/blocks';
import { checkContent } from '@/scripts/content/check-content';
import { checkInProcesses } from '@/scripts/content/check-in-processes';
import { readContent } from '@/scripts/content/read-content';
import { contentCopy } from '../../support/content-copy';

const folder = contentCopy();

test('several processes find what one finds, within pages and between them', async () => {
  for (const name of ['one', 'two'])
    writeFileSync(
      join(folder, `pages/${name}.fr.mdx`),
      '---\ntitle: "Un titre"\ndescription: "Une description."\npath: /deux-fois\n---\n\n<Heroo />\n',
    );
  const blocks = readBlocks();
  const faults = checkContent(readContent(folder), blocks);
  expect(faults.length).toBeGreaterThan(4);
  expect(await checkInProcesses(readContent(folder), blocks)).toEqual(faults);
});
