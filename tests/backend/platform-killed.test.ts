import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder, ownPlatform } from '../support/backend/own-platform';
import { keys, team } from '../support/backend/platform';
import { freePorts } from '../support/backend/ports';
import { demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { supabase } from '../support/backend/supabase';

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
