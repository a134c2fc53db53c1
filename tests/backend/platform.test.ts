import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
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

/** The lock of a process that has ended. */
const killed = () => String(spawnSync('true').pid);

test('rows and mails survive a restart in the same folder', async () => {
  const folder = await ownFolder();
  const ports = await freePorts();
  const request = demoFr({ submissionId: crypto.randomUUID() });
  const first = await ownPlatform({ folder, ports });
  const to = `${first.api}/functions/v1/send-demo-email`;
  expect((await send(request, { to })).status).toBe(200);
  await first.stop();

  const second = await ownPlatform({ folder, ports });
  const { data } = await supabase(second.api, keys.serviceRole).from('form_submissions').select();
  expect(data).toMatchObject([{ id: request.submissionId, status: 'sent' }]);
  const mails = await second.mailbox.list();
  expect(mails.flatMap(({ to }) => to).sort()).toEqual([team, request.email]);

  // The row is known, so the same request is neither stored nor mailed again.
  expect((await send(request, { to })).status).toBe(200);
  expect(await second.mailbox.list()).toEqual(mails);
});

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

test('of two that want a folder at the same moment, one has it and the other is told', async () => {
  const folder = await ownFolder();
  const results = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual([held(folder)]);
});

test('what a killed process left is taken over', async () => {
  const folder = await ownFolder();
  await writeFile(join(folder, 'platform.lock'), killed());
  await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['platform.lock']);
  await expect(lockFolder(folder)).rejects.toThrow(held(folder));
});

test('it is taken over once: who read of it before does not take it from who has it now', async () => {
  const folder = await ownFolder();
  const lock = join(folder, 'platform.lock');
  // Whoever reads a pipe waits for what is written into it.
  execFileSync('mkfifo', [lock]);
  const late = expect(lockFolder(folder)).rejects.toThrow(held(folder));
  const pipe = await open(lock, 'w');
  await rm(lock);
  await lockFolder(folder);
  await pipe.write(killed());
  await pipe.close();
  await late;
});

test('a folder that was let go of is free again', async () => {
  const folder = await ownFolder();
  const release = await lockFolder(folder);
  await release();
  await (await lockFolder(folder))();
});

/** Starts a file of tests/support as a process of its own, and waits for the address it says. */
async function start(file: string, ...values: string[]) {
  const script = `tests/support/backend/${file}`;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...values], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [address] = await once(createInterface(child.stdout), 'line');
  return {
    address: String(address),
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

test('the function ends when what started it is killed', async () => {
  const { address, kill } = await start('killed-function.ts');
  expect(await answers(address)).toBe(true);
  await kill();
  await expect.poll(() => answers(address)).toBe(false);
});

test('a killed platform leaves its ports and its folder, with all that was stored', async () => {
  const folder = await ownFolder();
  const ports = await freePorts();
  const { address, kill } = await start('killed-platform.ts', folder, JSON.stringify(ports));
  const request = demoFr({ submissionId: crypto.randomUUID() });
  const to = `${address}/functions/v1/send-demo-email`;
  expect((await send(request, { to })).status).toBe(200);
  await kill();

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

test('a port that is busy on 127.0.0.1 only is busy', async () => {
  const ports = await freePorts();
  await occupy(ports.api, '127.0.0.1');
  await expect(ownPlatform({ ports, database: postgres.database })).rejects.toThrow(
    `Port ${ports.api} (API) is already in use`,
  );
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
