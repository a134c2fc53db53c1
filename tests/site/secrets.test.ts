import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outFiles } from '../support/built-pages';

/* Everything in `out/` is public: none of the function's secrets may be in it. */

const files = outFiles.map((file) => [file, readFileSync(`out/${file}`, 'latin1')] as const);

const filesWith = (words: string | RegExp) =>
  files.filter(([, text]) => text.search(words) >= 0).map(([file]) => file);

const names = [
  'ADDRESS_HASH_KEY',
  'BREVO_API_KEY',
  'DATABASE_URL',
  'MAIL_TRANSPORTS',
  'RETRY_SECRET',
  'EVENTS_SECRET',
  'SMTP_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
];

test('there is something to look through, and it is found', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(filesWith('sb_publishable_local').length).toBeGreaterThan(0);
});

test.each(names)('no file contains %s or its value', (name) => {
  expect(filesWith(name)).toEqual([]);
  const value = process.env[name];
  if (value) expect(files.filter(([, text]) => text.includes(value))).toEqual([]);
});

test.each([
  ['the service role’s key', 'sb_secret_local'],
  ['the key of the address hash', 'local-address-hash'],
  ['the retry’s secret', 'local-retry'],
])('no file contains %s of this machine', (_, value) => {
  expect(filesWith(value)).toEqual([]);
});

test.each([
  ['a secret key of Supabase', /sb_secret_/],
  ['a JSON web token, as older keys of Supabase are', /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/],
  ['a key of Brevo', /xkeysib-/],
  ['a mail server with its password', /smtps?:\/\//],
  ['a database with its password', /postgres(ql)?:\/\//],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
])('no file contains %s', (_, shape) => {
  expect(filesWith(shape)).toEqual([]);
});
