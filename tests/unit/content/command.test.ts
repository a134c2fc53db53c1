import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '@/scripts/lib/cli';
import { contentCopy } from '../../support/content-copy';

const folder = contentCopy();

const check = () => run('tsx', ['scripts/commands/check-content.ts', folder]);
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));

test('the command ends well on sound content, and lists every fault of a broken copy', async () => {
  await expect(check()).resolves.toContain('The content has no fault.');
  edit('sectors/lawyers.en.mdx', (text) => text.replace('order: 1', 'order: one'));
  edit('sectors/lawyers.fr.mdx', (text) => text.replace('<Hero ', '<Hreo '));
  edit('pages/sent.en.mdx', (text) => text.replace('<Hero plain />', '<Hero plain>'));
  await expect(check()).rejects.toThrow(
    [
      `${folder}/pages/sent.en.mdx:12:1`,
      '  <Hero> is not closed.',
      '  Write </Hero> where the block ends.',
      '',
      `${folder}/sectors/lawyers.en.mdx:11:8`,
      '  `order` is the text "one", and must be a whole number.',
      '  Write `order: 1`.',
      '',
      `${folder}/sectors/lawyers.fr.mdx:14:1`,
      '  <Hreo> is not a block.',
      '  Write <Hero>.',
      '',
      `${folder}/sectors/lawyers.fr.mdx:14:1`,
      '  The page has no <Hero>, so its heading is not shown.',
      '  Start the text with <Hero />.',
      '',
      '4 faults in 3 files.',
    ].join('\n'),
  );
}, 120_000);
