import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '@/scripts/lib/cli';
import { contentCopy } from '../../support/content-copy';

const folder = contentCopy();

const fix = () => run('tsx', ['scripts/commands/fix-content.ts', folder]);

test('the command mends what was typed on a plain keyboard, back to the page as it stands', async () => {
  const page = join(folder, 'sectors/lawyers.fr.mdx');
  const right = readFileSync(page, 'utf8');
  const body = right.indexOf('\n---\n');
  const typed =
    right.slice(0, body) + right.slice(body).replaceAll('\u202f', ' ').replaceAll('’', "'");
  writeFileSync(page, typed);
  await expect(fix()).resolves.toContain(`Mended:\n${page}`);
  expect(readFileSync(page, 'utf8')).toBe(right);
  await expect(fix()).resolves.toContain('The typography has no fault.');
}, 120_000);
