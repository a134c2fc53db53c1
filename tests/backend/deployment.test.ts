import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { functionEnvironment } from '@/scripts/hosting/company';
import { companyIn } from '@/scripts/ops/company.mjs';
import { changedAddresses, keyIn } from '@/scripts/ops/index-now.mjs';
import { secretsToChange } from '@/scripts/ops/launch';

/* What a deployment may set, and who runs beside its secrets. */

const site = `
brand: L'Exemple Conformité
offices:
  - street: "1 rue de l'Exemple"
    postalCode: "75002"
    city: Paris
  - street: '2, rue de l''Essai'
    postalCode: L-1111
    city: Luxembourg
meetingLink: https://calendar.example/demo?a=1
`;
const company = {
  brand: "L'Exemple Conformité",
  offices: ["1 rue de l'Exemple, 75002 Paris", "2, rue de l'Essai, L-1111 Luxembourg"],
  meetingLink: 'https://calendar.example/demo?a=1',
};
const written = (changes: object = {}) =>
  functionEnvironment(JSON.stringify({ ...company, ...changes }));

test('what the build writes is set as it is', () => {
  expect(JSON.parse(companyIn(written(), site))).toEqual(company);
  const { meetingLink, ...others } = company;
  expect(
    JSON.parse(companyIn(written({ meetingLink }).replace(/,"meeting.*?demo.*?"/, ''), site)),
  ).toEqual(others);
});

test.each([
  ['another variable', `${written()}BREVO_URL='http://evil.example'\n`],
  ['another variable in its place', "MAIL_TO='a@evil.example'\n"],
  ['another variable on its line', written().replace("'\n", "' MAIL_TO='a@evil.example'\n")],
  ['nothing', ''],
  ['another key', written({ mailTo: 'L' })],
  ['a link of somebody else', written({ meetingLink: 'https://evil.example/demo' })],
  ['a link in the clear', written({ meetingLink: 'http://calendar.example/demo' })],
  ['a name of somebody else', written({ brand: 'Evil' })],
  ['an address of somebody else', written({ offices: ['1 rue du Voleur, 75002 Paris'] })],
  ['what is no text', written({ brand: { L: 'Exemple' } })],
  ['no JSON', "COMPANY='x'"],
])('%s is refused', (_, environment) => {
  expect(() => companyIn(environment, site)).toThrow();
});

test.each([
  ['short', `HMAC_KEY="a"\nRETRY_SECRET="${'b'.repeat(32)}"`, ['HMAC_KEY']],
  ['as advised', `HMAC_KEY="${'a'.repeat(64)}"\nRETRY_SECRET="${'b'.repeat(64)}"`, []],
])('before the launch, secrets that are %s', (_, text, names) => {
  expect(secretsToChange(text).map(({ problem }) => problem.split(' ')[0])).toEqual(names);
});

type Step = { name?: string; run?: string; env?: object; with?: object };
/** A job that calls another workflow has no steps of its own. */
type Job = { env?: object; steps?: Step[] };

describe.each(['deploy', 'pull-request'])('%s.yml', (name) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
  const withSecrets = Object.entries<Job>(jobs).filter(([, job]) =>
    JSON.stringify(job).includes('secrets.'),
  );

  test('where a step has a secret, no package of the site runs in its job', () => {
    expect(withSecrets).not.toEqual([]);
    for (const [, { steps = [] }] of withSecrets)
      for (const { run = '' } of steps)
        for (const [command] of run.matchAll(/\bnpm .*|\bnpx .*/g))
          expect(command).toMatch(/^npm ci --ignore-scripts --prefix "?\.github\/tools\//);
  });

  test('tools are installed from a lockfile, before a step has a secret', () => {
    for (const [, { env, steps = [] }] of withSecrets) {
      expect(JSON.stringify(env ?? {})).not.toContain('secrets.');
      const installs = steps.findLastIndex(({ run }) => run?.includes('npm'));
      const firstSecret = steps.findIndex((step) => JSON.stringify(step).includes('secrets.'));
      expect(installs).toBeGreaterThan(-1);
      expect(installs).toBeLessThan(firstSecret);
    }
  });

  test('types and content are checked before anything is built', () => {
    const runs = Object.values<Job>(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
    const check = runs.indexOf('npm run check');
    expect(check).toBeGreaterThan(-1);
    expect(runs.findIndex((run) => run?.includes('npm run build'))).toBeGreaterThan(check);
  });

  test('of what the build wrote, no file becomes secrets', () => {
    for (const { run = '' } of Object.values<Job>(jobs).flatMap(({ steps = [] }) => steps))
      expect(run).not.toContain('--env-file');
  });
});

test.each([
  'netlify',
  'cloudflare',
  'supabase',
])('of the tools for %s every package is locked', (tool) => {
  const { packages } = JSON.parse(readFileSync(`.github/tools/${tool}/package-lock.json`, 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(`.github/tools/${tool}/package.json`, 'utf8'));
  expect(packages[''].dependencies).toEqual(dependencies);
  for (const [path, { integrity, link, inBundle }] of Object.entries<Record<string, unknown>>(
    packages,
  ))
    if (path && !link && !inBundle) expect([path, integrity]).toEqual([path, expect.any(String)]);
});

test('hosted Supabase serves the schema of the site alone, so no GraphQL', () => {
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(
    /^\[api\]\n(#.*\n)*schemas = \["public"\]$/m,
  );
});

test('search engines are told of pages that are new or have another day', () => {
  const entry = (name: string, day: string) =>
    `<url><loc>https://a.test/${name}</loc><lastmod>${day}</lastmod><xhtml:link href="x"/></url>`;
  const before = entry('same', '2026-01-01') + entry('changed', '2026-01-01');
  const now = before.replace(
    'changed</loc><lastmod>2026-01-01',
    'changed</loc><lastmod>2026-02-01',
  );
  expect(changedAddresses(before, now + entry('new', '2026-02-01'))).toEqual([
    'https://a.test/changed',
    'https://a.test/new',
  ]);
  expect(changedAddresses('', before)).toHaveLength(2);
});

test('the key that they ask for stands in the file of its name', () => {
  const key = keyIn(readdirSync('public'));
  expect(readFileSync(`public/${key}.txt`, 'utf8').trim()).toBe(key);
});
