import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freePort, listen } from '@/supabase/local/ports';
import { startFaultHarness } from '../support/backend/fault-harness';
import { fill } from '../support/backend/fill';

/* What watchers outside see: the health path, and the calls of the heartbeat's address. */

const beats: (string | undefined)[] = [];
const watcher = createServer((request, response) => {
  beats.push(request.method);
  response.writeHead(500).end();
});
const port = await freePort();
await listen(watcher, port, 'heartbeat');
const harness = await startFaultHarness({ HEARTBEAT_URL: `http://127.0.0.1:${port}/ping` });
afterAll(async () => {
  await harness.stop();
  watcher.closeAllConnections();
  watcher.close();
});
beforeEach(async () => {
  await harness.empty();
  beats.splice(0);
});

async function health() {
  const response = await fetch(`${harness.url}/health`);
  return { status: response.status, body: await response.json() };
}

test('all is well where nothing waits', async () => {
  await harness.send(randomUUID());
  expect(await health()).toEqual({ status: 200, body: { oldestUnsentSeconds: 0 } });
});

test.each([
  ['29 minutes', 200],
  ['31 minutes', 503],
])('a mail to the team that waits for %s is answered %i', async (age, status) => {
  harness.smtp.behaviour = 'rejects for now';
  await harness.send(randomUUID());
  await harness.idle();
  await harness.postgres.query(`update mails set created_at = now() - interval '${age}'`);
  const { status: answer, body } = await health();
  expect(answer).toBe(status);
  expect(Object.keys(body)).toEqual(['oldestUnsentSeconds']);
  expect(body.oldestUnsentSeconds).toBeGreaterThanOrEqual(60 * Number.parseInt(age, 10));
});

test('a request without any mail waits as well; spam and confirmations do not', async () => {
  await fill(harness.postgres, 1, { status: 'spam' });
  await harness.postgres.query(`insert into mails (kind, recipient) values ('confirmation', 'x')`);
  await harness.postgres.query(`update mails set created_at = now() - interval '1 day'`);
  await harness.postgres.query(
    `update form_submissions set created_at = now() - interval '90 minutes'`,
  );
  expect((await health()).status).toBe(200);
  await fill(harness.postgres, 1, { status: 'stored', delivery: 'digest' });
  await harness.postgres.query(
    `update form_submissions set created_at = now() - interval '40 minutes'`,
  );
  expect((await health()).status).toBe(503);
});

test('503 where the database does not answer', async () => {
  harness.faults.set('oldest_unsent_seconds', 'before');
  expect(await health()).toEqual({ status: 503, body: { error: 'unavailable' } });
});

test('each good retry calls the heartbeat, whose own failure changes nothing', async () => {
  expect((await harness.retry()).status).toBe(200);
  await expect.poll(() => beats).toEqual(['GET']);
  harness.faults.set('claim_mails', 'before');
  expect((await harness.retry()).status).toBe(503);
  expect((await harness.retry()).status).toBe(200);
  await expect.poll(() => beats).toEqual(['GET', 'GET']);
});
