import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort, listen } from '@/supabase/local/ports';
import { atEnd } from '../support/at-end';
import { ownSettings, startOwnFunction } from '../support/backend/function';
import { startMailServer } from '../support/backend/mail-server';
import { keys } from '../support/backend/platform';
import { demoEn, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* What would be wrong in every request is said when the function starts. */

afterEach(() => vi.unstubAllGlobals());

test.each<[name: string, value: string, words: string]>([
  ['ALLOWED_ORIGINS', 'https://www.site.example/', 'Write https://www.example.org.'],
  ['ALLOWED_ORIGINS', 'https://www.site.example, *', 'ALLOWED_ORIGINS: “*” is not an origin.'],
  ['SITE_URL', 'www.site.example', 'SITE_URL: “www.site.example” is not an origin.'],
  ['MAIL_TO', 'Équipe <equipe@site.example>', 'Write team@example.org.'],
  ['MAIL_TO', 'a@site.example, b@site.example', 'is not one address.'],
  ['RETRY_SECRET', '', 'RETRY_SECRET is not set'],
  ['SUPABASE_SERVICE_ROLE_KEY', '', 'SUPABASE_SERVICE_ROLE_KEY is not set'],
  ['SUPABASE_SECRET_KEYS', '{"other":"x"}', 'SUPABASE_SECRET_KEYS has no key “default”.'],
  ['COMPANY', '{"brand":""}', 'Set it from .generated/function.env.'],
  ['WEBHOOK_URL', 'http://hooks.example/x', 'is not an https address.'],
  ['WEBHOOK_URL', 'https://hooks.example/x', 'WEBHOOK_SECRET must be'],
  ['WEBHOOK_SECRET', `whsec_${'a'.repeat(32)}`, 'WEBHOOK_URL is not'],
  ['BREVO_URL', 'http://brevo.example/v3/smtp/email', 'BREVO_URL is not an https address.'],
  ['CHALLENGE_BITS', '30', 'CHALLENGE_BITS must be 0 to 24.'],
  ...['0', '-1', '1.5', 'x', ''].map((hop): [string, string, string] => [
    'TRUSTED_HOP',
    hop,
    'must be 1 or more.',
  ]),
  ...['0', '46', 'x', ''].map((seconds): [string, string, string] => [
    'MAIL_TIMEOUT_SECONDS',
    seconds,
    'must be 1 to 45.',
  ]),
])('%s = “%s” is refused, in words that say what to write', async (name, value, words) => {
  vi.stubGlobal('Deno', {
    env: { get: (key: string) => ({ ...ownSettings, [name]: value })[key] },
  });
  vi.resetModules();
  // By its path, as this is read by Deno's types, not by ours.
  const reading = import(resolve('supabase/functions/send-demo-email/environment.ts'));
  await expect(reading).rejects.toThrow(words);
});

test('what is refused stops the function, and its log says why', async () => {
  const path = join(tmpdir(), `function-log-${crypto.randomUUID()}`);
  const log = openSync(path, 'a');
  await expect(startOwnFunction({ MAIL_TO: 'team' }, log)).rejects.toThrow('See its log');
  closeSync(log);
  expect(readFileSync(path, 'utf8')).toContain('MAIL_TO: “team” is not one address.');
});

test.each([
  ['the default one of the secret keys', { SUPABASE_SECRET_KEYS: { default: keys.serviceRole } }],
  [
    'the one that is named',
    { SUPABASE_SECRET_KEYS: { default: 'old', forms: keys.serviceRole }, SECRET_KEY_NAME: 'forms' },
  ],
])('%s opens the database, whatever the legacy key is', async (_, environment) => {
  const { SUPABASE_SECRET_KEYS, ...others } = environment;
  const running = await startOwnFunction({
    SUPABASE_SERVICE_ROLE_KEY: 'switched off',
    SUPABASE_SECRET_KEYS: JSON.stringify(SUPABASE_SECRET_KEYS),
    ...others,
  });
  const { status } = await send(demoEn(), { to: running });
  expect(status).toBe(200);
});

test('without secret keys the legacy key does', async () => {
  const running = await startOwnFunction({ SUPABASE_SECRET_KEYS: '' });
  const { status } = await send(demoEn(), { to: running });
  expect(status).toBe(200);
});

const mailServer = await startMailServer();
const port = await freePort();
const without = await startOwnFunction({
  SMTP_URL: mailServer.url,
  SUPABASE_URL: `http://127.0.0.1:${port}`,
});

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
  const refused = await startOwnFunction({
    SMTP_URL: mailServer.url,
    SUPABASE_SERVICE_ROLE_KEY: keys.anon,
  });
  expect((await send(demoEn(), { to: refused })).status).toBe(503);
  expect(mailServer.caught).toEqual([]);
});

test('503 where the database takes the call and never answers', async () => {
  const silent = createServer(() => {});
  await listen(silent, port, 'database');
  atEnd(() => silent.close());
  expect((await send(demoEn(), { to: without })).status).toBe(503);
});
