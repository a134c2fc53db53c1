import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* The packages that a deployment bundles with the function, beside the database's secret key. */

type Package = { version: string; integrity: string };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const folder = 'supabase/functions/send-demo-email';
const locked: Record<string, { integrity: string; dependencies?: string[] }> = read(
  `${folder}/deno.lock`,
).npm;
const installed: Record<string, Package> = read('package-lock.json').packages;

// The bundler of hosted functions refuses a newer format (supabase/edge-runtime, issue 615).
test('the lock file has the format that hosted functions read, and is uploaded with them', () => {
  expect(read(`${folder}/deno.lock`).version).toBe('4');
  expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^static_files = .*\/deno\.lock"/m);
});

test('each is locked to the version and the content that the tests run', () => {
  expect(Object.keys(locked).length).toBeGreaterThan(3);
  for (const [key, { integrity }] of Object.entries(locked)) {
    const [, name, version] = key.match(/^(.+)@([^@]+)$/) ?? [];
    expect(installed[`node_modules/${name}`]).toMatchObject({ version, integrity });
  }
});

test('those they need in turn are locked as well', () => {
  const names = Object.keys(locked).map((key) => key.replace(/@[^@]+$/, ''));
  for (const [key, { dependencies = [] }] of Object.entries(locked)) {
    const needed = Object.keys(
      (installed[`node_modules/${key.replace(/@[^@]+$/, '')}`] as { dependencies?: object })
        .dependencies ?? {},
    );
    expect(dependencies.sort()).toEqual(needed.sort());
    for (const dependency of needed) expect(names).toContain(dependency);
  }
});
