import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openDatabase } from '@/supabase/local/database';

test('data that other migrations made are left alone, and the way out is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'old-data-'));
  const before = await PGlite.create(folder);
  await before.exec('create table public.page_views (kept text); create role anon;');
  await before.close();
  await expect(openDatabase(folder)).rejects.toThrow(`Move that folder away`);
  const after = await PGlite.create(folder);
  expect((await after.query('select kept from public.page_views')).rows).toEqual([]);
  await after.close();
  await rm(folder, { recursive: true });
});
