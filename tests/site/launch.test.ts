import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent, readData } from '@/scripts/content/read-content';
import { environmentFindings } from '@/scripts/launch/build-environment';
import { confirmationFindings } from '@/scripts/launch/confirmations';
import { functionSecrets } from '@/scripts/launch/function-secrets';
import { sitePlaceholders } from '@/scripts/launch/site-values';
import { filledSite, productionEnvironment } from '../fixtures/filled-site';

/* The site as it is committed may not go live; tests/unit/content/first-pull-request.test.ts has one that may. */

const placeholders = [
  ...['email', 'socialPage › url'],
  ...['street', 'postalCode', 'phone', 'phoneShown'].map((key) => `offices › 1 › ${key}`),
  ...['street', 'postalCode', 'phone', 'phoneShown'].map((key) => `offices › 2 › ${key}`),
  'figuresDeclaredOn',
  ...[
    ...['legalName', 'legalForm', 'capital', 'registeredOffice', 'rcs', 'vat'],
    ...['publicationDirector', 'luxembourgRcs', 'luxembourgPermit'],
    ...['hostName', 'hostAddress', 'hostPhone', 'dataProtectionContact'],
  ].map((key) => `legal › ${key}`),
];

const confirmations = [
  ...['brand', 'declaredFigures', 'artThreshold', 'promises', 'copyrightYear'],
  ...['legalPagesDate', 'pageViewsNeedConsent', 'functionSecrets'],
];

test('the command lists every placeholder, variable, trace and confirmation, and fails', async () => {
  const { code, out, error } = await new Promise<{ code: unknown; out: string; error: string }>(
    (resolve) => {
      const env = { ...process.env };
      for (const name of Object.keys(productionEnvironment)) delete env[name];
      execFile(
        'node_modules/.bin/tsx',
        ['scripts/commands/check-launch.ts'],
        { env },
        (failure, stdout, stderr) => resolve({ code: failure?.code, out: stdout, error: stderr }),
      );
    },
  );
  expect(code).toBe(1);
  const named = [...out.matchAll(/^content\/site\.yml:\d+:\d+\n {2}(.+) is “/gm)];
  expect(named.map(([, key]) => key)).toEqual(placeholders);
  for (const name of Object.keys(productionEnvironment))
    expect(out).toContain(`${name}\n  It is not set.\n`);
  for (const trace of ['address of this machine', 'key of this machine', 'ends in .example'])
    expect(out).toMatch(new RegExp(`^out/\\S+:\\d+.*\\n {2}It holds an? .*${trace}`, 'm'));
  const asked = [...out.matchAll(/^ {2}Once somebody has confirmed it: (\w+): \{ value: /gm)];
  expect(asked.map(([, key]) => key)).toEqual(confirmations);
  const count = placeholders.length + 3 + 3 + confirmations.length;
  expect(error.trim()).toBe(`${count} things to settle before the launch.`);
}, 120_000);

test('a placeholder is named with its place, what it is for and where it shows', () => {
  const found = sitePlaceholders(readContent()).find(({ what }) => what.startsWith('legal › rcs'));
  const line = readFileSync('content/site.yml', 'utf8')
    .split('\n')
    .findIndex((text) => text.startsWith('  rcs:'));
  expect(found).toEqual({
    where: `content/site.yml:${line + 1}:8`,
    what: 'legal › rcs is “[RCS Paris 000 000 000]”.',
    why: 'Its number in the French trade register. It shows in legal/legal-notice, legal/privacy-policy.',
  });
});

test.each([
  ['phone: "+33140506070"', 'phone: "+33199001234"'],
  ['+33 1 40 50 60 70', '[téléphone à compléter]'],
  ['+33 1 40 50 60 70', '01 99 00 12 34'],
  ['+33 1 40 50 60 70', '+33 (0)1 99 00 12 34'],
  ['+33 1 40 50 60 70', '0033 1 99 00 12 34'],
  ['+33 1 40 50 60 71', '01 99 00 12 34'],
  ['"75002"', '"[code postal]"'],
])('where %s should stand, %s is a placeholder', (given, left) => {
  const found = (site: string) =>
    sitePlaceholders({ ...readContent(), data: [readData('content/site.yml', site)] });
  expect(found(filledSite)).toEqual([]);
  expect(filledSite).toContain(given);
  expect(found(filledSite.replace(given, left))).toHaveLength(1);
});

test.each([
  [
    'NEXT_PUBLIC_SITE_URL',
    'http://localhost:3000',
    '“http://localhost:3000” is that of this machine.',
  ],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://www.site.example',
    '“https://www.site.example” is a placeholder.',
  ],
  [
    'NEXT_PUBLIC_SITE_URL',
    'https://www.allie.test/',
    '“https://www.allie.test/” has to start with https:// and to end with the name of the host.',
  ],
  ['NEXT_PUBLIC_SUPABASE_URL', '', 'It is not set.'],
  [
    'NEXT_PUBLIC_SUPABASE_ANON_KEY',
    'sb_publishable_local',
    '“sb_publishable_local” is that of this machine.',
  ],
  [
    'NEXT_PUBLIC_SUPABASE_ANON_KEY',
    'sb_secret_of_the_test',
    'It is a secret key: everybody could read it in the pages.',
  ],
])('%s may not be “%s”', (name, value, what) => {
  const found = environmentFindings({
    ...productionEnvironment,
    [name]: value,
  });
  expect(found).toMatchObject([{ where: name, what }]);
});

test('a confirmation counts once somebody stands by it, and for the value they saw', () => {
  const findings = (site: string) =>
    confirmationFindings({ ...readContent(), data: [readData('content/site.yml', site)] });
  expect(findings(filledSite)).toEqual([]);
  const [unsigned] = findings(filledSite.replace('by: "Anne Essai"', 'by: "…"'));
  expect(unsigned?.what).toBe('brand, “Allié Compliance”: is this the name of the company?');
  const [renamed] = findings(filledSite.replace('brand: Allié Compliance', 'brand: Essai'));
  expect(renamed?.what).toBe('brand was confirmed as “Allié Compliance”, and is now “Essai”.');
});

test('the checklist has every secret that the function asks for', () => {
  const code = readFileSync('supabase/functions/send-demo-email/environment.ts', 'utf8');
  const required = [...code.matchAll(/required\('(\w+)'\)/g)].map(([, name = '']) => name);
  // Given by hosted Supabase itself.
  const own = required.filter((name) => !name.startsWith('SUPABASE_'));
  expect(Object.keys(functionSecrets).sort()).toEqual(own.sort());
});

test('the filled-in site of these tests has the same keys as the committed one', () => {
  const keys = (text: string) => [...text.matchAll(/^ *(?:- )?(\w+):/gm)].map(([, key]) => key);
  const committed = keys(readFileSync('content/site.yml', 'utf8')).filter(
    (key) => key !== 'confirmed',
  );
  expect(keys(filledSite).slice(0, committed.length)).toEqual(committed);
});
