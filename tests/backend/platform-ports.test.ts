import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '@/supabase/local/lock';
import { ownDatabase } from '../support/backend/own-database';
import { ownFolder, ownPlatform } from '../support/backend/own-platform';
import { freePorts } from '../support/backend/ports';

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
