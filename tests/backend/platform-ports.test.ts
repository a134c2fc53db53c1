import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@/supabase/local/ports';
import { ownFolder, ownPlatform } from '../support/backend/own-platform';
import { freePorts } from '../support/backend/ports';

/** Holds a port, as a program that was there first does. */
async function occupy(port: number, host?: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  if (host) await new Promise<void>((resolve) => server.listen(port, host, resolve));
  else await listen(server, port, 'test');
  return () => new Promise((resolve) => server.close(resolve));
}

test.each([
  ['api', 'API'],
  ['mailbox', 'mailbox'],
  ['smtp', 'mail'],
] as const)('a busy %s port is named, and what was started is ended', async (name, what) => {
  const folder = await ownFolder();
  const ports = await freePorts();
  const leave = await occupy(ports[name]);
  await expect(ownPlatform({ ports, folder })).rejects.toThrow(
    `Port ${ports[name]} (${what}) is taken: end the program that uses it, then again.`,
  );
  await leave();
  // Neither the folder nor another port is still held.
  await ownPlatform({ ports, folder });
});

test('a port that is busy on 127.0.0.1 only is busy', async () => {
  const ports = await freePorts();
  await occupy(ports.api, '127.0.0.1');
  await expect(ownPlatform({ ports })).rejects.toThrow(`Port ${ports.api} (API) is taken`);
});
