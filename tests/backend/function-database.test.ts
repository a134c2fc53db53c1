import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort, listen } from '@/supabase/local/ports';
import { startOwnFunction } from '../support/backend/function';
import { startMailServer } from '../support/backend/mail-server';
import { keys } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const mailServer = await startMailServer();
stops.push(mailServer.stop);
const port = await freePort();
const start = async (environment: Record<string, string>) => {
  const { address, stop } = await startOwnFunction({ SMTP_URL: mailServer.url, ...environment });
  stops.push(stop);
  return address;
};
const [without = '', ...refused] = await Promise.all([
  start({ SUPABASE_URL: `http://127.0.0.1:${port}` }),
  start({ SUPABASE_SERVICE_ROLE_KEY: keys.anon }),
  start({ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_somebody_else' }),
]);

test('503 and no mail where the database is down; a form is told that it failed', async () => {
  const { status, body } = await send(demoEn(), { to: without });
  expect(status).toBe(503);
  expect(body).toEqual({ error: 'unavailable' });
  expect((await post(demoFr(), { to: without })).location).toBe(
    'http://localhost:3000/envoi#failed',
  );
  expect((await post(demoEn(), { to: without })).location).toBe(
    'http://localhost:3000/en/sent#failed',
  );
  expect(mailServer.caught).toEqual([]);
});

test('503 where the database refuses the function’s key', async () => {
  for (const to of refused) expect((await send(demoEn(), { to })).status).toBe(503);
  expect(mailServer.caught).toEqual([]);
});

test('503 where the database takes the call and never answers', async () => {
  const silent = createServer(() => {});
  await listen(silent, port, 'database');
  stops.push(async () => silent.close());
  expect((await send(demoEn(), { to: without })).status).toBe(503);
});
