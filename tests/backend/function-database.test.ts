import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, listen } from '@/supabase/local/ports';
import { startOwnFunction } from '../support/backend/function';
import { startMailServer } from '../support/backend/mail-server';
import { keys } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function functionWith(environment: Record<string, string>) {
  const mail = await startMailServer();
  const running = await startOwnFunction({ SMTP_URL: mail.url, ...environment });
  stops.push(running.stop, mail.stop);
  return { to: running.address, caught: mail.caught };
}

test('503 and no mail where the database is down; a form is told that it failed', async () => {
  const SUPABASE_URL = `http://127.0.0.1:${await freePort()}`;
  const { to, caught } = await functionWith({ SUPABASE_URL });
  const { status, body } = await send(demoEn(), { to });
  expect(status).toBe(503);
  expect(body).toEqual({ error: 'unavailable' });
  expect((await post(demoFr(), { to })).location).toBe('http://localhost:3000/envoi#failed');
  expect((await post(demoEn(), { to })).location).toBe('http://localhost:3000/en/sent#failed');
  expect(caught).toEqual([]);
});

test('503 where the database refuses the function’s key', async () => {
  for (const SUPABASE_SERVICE_ROLE_KEY of [keys.anon, 'sb_secret_of_somebody_else']) {
    const { to, caught } = await functionWith({ SUPABASE_SERVICE_ROLE_KEY });
    expect((await send(demoEn(), { to })).status).toBe(503);
    expect(caught).toEqual([]);
  }
});

test('503 where the database takes the call and never answers', async () => {
  const silent = createServer(() => {});
  const port = await freePort();
  await listen(silent, port, 'database');
  const { to } = await functionWith({ SUPABASE_URL: `http://127.0.0.1:${port}` });
  stops.push(async () => silent.close());
  expect((await send(demoEn(), { to })).status).toBe(503);
});
