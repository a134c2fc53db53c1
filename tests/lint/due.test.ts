import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { dueIn, dueList } from '@/scripts/lint/due';
import { lintPage } from '@/scripts/lint/lint-page';
import { pageText } from '../support/lint';

async function page(fields: Record<string, string | undefined>) {
  const file = new VFile({
    path: 'content/legal/x.en.mdx',
    value: pageText('<Hero />', { order: undefined, summary: undefined, ...fields }),
  });
  await lintPage(file);
  return file;
}

const today = '2026-11-21';

test('a page is to be reviewed when its review is older than a year', async () => {
  const old = await page({ reviewedOn: '2025-11-20' });
  const recent = await page({ reviewedOn: '2025-11-21' });
  expect(dueIn([old, recent], '', today).toReview).toEqual([
    'content/legal/x.en.mdx: read against the law on 2025-11-20, 366 days ago.',
  ]);
});

test('the day of a legal page is due until it is signed', async () => {
  const file = await page({ updatedOn: '2026-11-01' });
  expect(dueIn([file], '2026-10-01, 2026-12-01', today).unsigned).toHaveLength(1);
  expect(dueIn([file], '2026-10-01, 2026-11-01', today).unsigned).toEqual([]);
});

test('a translation that is behind is due with what changed', async () => {
  const file = await page({});
  const message = file.message('The French page has changed.');
  Object.assign(message, { ruleId: 'freshness', note: 'Make the same change here.' });
  const due = dueIn([file], '', today);
  expect(due.behind).toEqual([
    'content/legal/x.en.mdx: The French page has changed. Make the same change here.',
  ]);
  expect(dueList(due)).toBe(`## Translations behind\n\n- [ ] ${due.behind[0]}\n`);
});

test('where nothing is due, the list is empty', async () => {
  expect(dueList(dueIn([await page({})], '', today))).toBe('');
});
