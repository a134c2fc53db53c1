import { execFileSync, spawnSync } from 'node:child_process';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '@/supabase/local/lock';
import { ownDatabase } from '../support/backend/own-database';
import { ownFolder, ownPlatform } from '../support/backend/own-platform';
import { keys, team } from '../support/backend/platform';
import { freePorts } from '../support/backend/ports';
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
