import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/supabase/local/database';
import { lockFolder } from '@/supabase/local/lock';
import { freePorts } from '../support/addresses';
import { ownDatabase } from '../support/backend/own-database';
import { ownFolder, ownPlatform } from '../support/backend/own-platform';
import { keys, team } from '../support/backend/platform';
import { demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { supabase } from '../support/backend/supabase';

const held = (folder: string) =>
  `The platform already runs on ${folder} as process ${process.pid}. Stop it and try again.`;

test('a second platform on the same folder is refused, and the first one lives on', async () => {
  const folder = await ownFolder();
  const { database, stop } = await ownDatabase();
  onTestFinished(stop);
  const first = await ownPlatform({ folder, database });
  await expect(ownPlatform({ folder, database })).rejects.toThrow(held(folder));
  const to = `${first.api}/functions/v1/send-demo-email`;
  expect((await send(demoFr(), { to })).status).toBe(200);
  await expect(ownPlatform({ folder, database })).rejects.toThrow(held(folder));
});

/** Starts a platform in a process of its own, and waits for its addresses. */
async function start(...values: string[]) {
  const script = 'tests/backend/killed-platform.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...values], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  const addresses: { api: string; function: string } = JSON.parse(line);
  return {
    addresses,
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

const answers = (address: string) =>
  fetch(address, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );

test('a killed platform leaves its ports and its folder, with all that was stored, and its function ends', async () => {
  const folder = await ownFolder();
  const ports = await freePorts();
  const { addresses, kill } = await start(folder, JSON.stringify(ports));
  const request = demoFr({ submissionId: crypto.randomUUID() });
  const to = `${addresses.api}/functions/v1/send-demo-email`;
  expect((await send(request, { to })).status).toBe(200);
  expect(await answers(addresses.function)).toBe(true);
  await kill();
  await expect.poll(() => answers(addresses.function)).toBe(false);

  const next = await ownPlatform({ folder, ports });
  const { data } = await supabase(next.api, keys.serviceRole).from('form_submissions').select();
  expect(data).toMatchObject([{ id: request.submissionId, status: 'sent' }]);
  const receivers = (await next.mailbox.list()).flatMap(({ to }) => to);
  expect(receivers.filter((receiver) => receiver === team)).toHaveLength(1);
});

const postgres = await ownDatabase();
afterAll(postgres.stop);

/** Holds a port, as a program that was there first does. */
async function occupy(port: number, host?: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(port, host);
  await once(server, 'listening');
}

test.each([
  ['api', 'API'],
  ['mailbox', 'mailbox'],
  ['smtp', 'mail'],
] as const)('a busy %s port is named, and what was started is ended', async (name, what) => {
  const { database } = postgres;
  const folder = await ownFolder();
  const ports = await freePorts();
  await occupy(ports[name]);
  await expect(ownPlatform({ ports, folder, database })).rejects.toThrow(
    `Port ${ports[name]} (${what}) is already in use. Stop the program that uses it and try again.`,
  );
  for (const port of Object.values(ports)) if (port !== ports[name]) await occupy(port);
  await lockFolder(folder);
});

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
