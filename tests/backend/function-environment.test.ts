import { closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { keys } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* What would be wrong in every request is said when the function starts. */

test.each([
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
  ['WEBHOOK_SECRET', `whsec_${'a'.repeat(32)}`, 'WEBHOOK_URL: “” is not'],
  ['CHALLENGE_BITS', '30', 'CHALLENGE_BITS must be 0 to 24.'],
])('%s = “%s”: the function does not start, and its log says why', async (name, value, words) => {
  const path = join(tmpdir(), `function-log-${crypto.randomUUID()}`);
  const log = openSync(path, 'a');
  await expect(startOwnFunction({ [name]: value }, log)).rejects.toThrow('See its log');
  closeSync(log);
  expect(readFileSync(path, 'utf8')).toContain(words);
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
  const { status } = await send(demoEn(), { to: running.address });
  await running.stop();
  expect(status).toBe(200);
});

test('without secret keys the legacy key does', async () => {
  const running = await startOwnFunction({ SUPABASE_SECRET_KEYS: '' });
  const { status } = await send(demoEn(), { to: running.address });
  await running.stop();
  expect(status).toBe(200);
});
