import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { supabaseAnonKey } from '@/lib/environment';
import { compress, type PageWeight, pageWeights } from '@/scripts/bench/page-weight';
import { builtPages, outFiles } from '../support/built-pages';

/*
 * Bytes that code alone decides, as `npm run bench` prints them. What outgrows its limit either
 * gets lighter, or the limit is raised in a commit that says why. What words and exhibits cost is told
 * on the pull request, and fails nothing.
 */

const { limits } = JSON.parse(readFileSync('scripts/bench/budgets.json', 'utf8'));

let pages: PageWeight[];
beforeAll(async () => {
  pages = await pageWeights();
});

test.each<[string, (weight: PageWeight) => number]>([
  ['script', ({ script }) => script],
  ['script + form', ({ script, form }) => script + form],
  ['fonts', ({ fonts }) => fonts],
])('%s of every page stay within the limit', (name, sizeOf) => {
  expect(pages.filter((page) => sizeOf(page) > 0).length).toBe(pages.length);
  expect(pages.filter((page) => sizeOf(page) > limits[name])).toEqual([]);
});

test('the icon stays within the limit', () => {
  expect(compress(readFileSync('out/icon.svg')).length).toBeLessThanOrEqual(limits.icon);
});

/* Everything in `out/` is public: none of the function's secrets may be in it. */

const files = outFiles.map((file) => [file, readFileSync(`out/${file}`, 'latin1')] as const);

const filesWith = (words: string | RegExp) =>
  files.filter(([, text]) => text.search(words) >= 0).map(([file]) => file);

const names = [
  'HMAC_KEY',
  'BREVO_API_KEY',
  'DATABASE_URL',
  'MAIL_TRANSPORTS',
  'RETRY_SECRET',
  'EVENTS_SECRET',
  'SMOKE_TEST_SECRET',
  'WEBHOOK_SECRET',
  'SMTP_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
];

test('there are files to search, and the search finds what is there', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(filesWith(supabaseAnonKey).length).toBeGreaterThan(0);
});

test.each(names)('no file contains %s or its value', (name) => {
  expect(filesWith(name)).toEqual([]);
  const value = process.env[name];
  if (value) expect(files.filter(([, text]) => text.includes(value))).toEqual([]);
});

test.each([
  ['the key of signatures and hashes', 'local-hmac'],
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
  ['a webhook’s secret', /whsec_[A-Za-z0-9+/]{24}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
])('no file contains %s', (_, shape) => {
  expect(filesWith(shape)).toEqual([]);
});

test('nothing of development and nothing of Next’s own is published', () => {
  const own = /__next\.|_not-found|\.map$|^_next\/.*\.js$|^catalogue/;
  expect(
    outFiles.filter((file) => own.test(file)),
    'see scripts/postbuild/prune.ts',
  ).toEqual([]);
  // Next writes a .txt with the data of each page.
  const data = builtPages.filter(({ path }) => outFiles.includes(`${path.slice(1)}.txt`));
  expect(data.map(({ path }) => path)).toEqual([]);
  expect(filesWith(/content-report|catalogue-(example|source|props)/)).toEqual([]);
});
