import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/supabase/local/database';

test('`npm run dev` on a busy port says so in one sentence, before it starts anything', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const dev = promisify(execFile)('node_modules/.bin/tsx', ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port) },
  });
  await expect(dev).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPort ${port} (site) is already in use. Stop the program that uses it and try again.\n`,
  });
});

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
