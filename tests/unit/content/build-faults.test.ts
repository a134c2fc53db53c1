import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '@/scripts/bench/scaled-site';
import { runInCopy } from '../../support/writer';

/* A build of faulty content ends, whatever nobody checked before, and says what to write instead. */

const folder = '.local/build-faults';

beforeAll(() => copySite(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [
    'a page without its language',
    'sectors/stray.mdx',
    () => '---\ntitle: x\n---\n',
    'stray.fr.mdx',
  ],
  [
    'a field of the wrong kind',
    'sectors/lawyers.en.mdx',
    (text: string) => text.replace('order: 1', 'order: one'),
    'Write `order: 1`.',
  ],
  [
    'a tag that is not closed',
    'sectors/lawyers.fr.mdx',
    (text: string) => text.replace('</Answer>', ''),
    'Write </Answer> where that block ends',
  ],
])('%s', { timeout: 300_000 }, async (_, file, change, advice) => {
  const path = `${folder}/content/${file}`;
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  writeFileSync(path, change(before ?? ''));
  const { code, error } = await runInCopy(folder, 'build');
  if (before === undefined) rmSync(path);
  else writeFileSync(path, before);
  expect(code).toBe(1);
  expect(error).toContain(`content/${file}:`);
  expect(error).toContain(advice);
});
