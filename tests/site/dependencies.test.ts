import { expect, test } from 'vitest';
import { licenceFaults } from '@/scripts/dependencies/licences';
import { unusedPackages } from '@/scripts/dependencies/unused';

const text = `
  import { z } from 'zod/mini';
  run('biome', ['ci']);
  const font = 'node_modules/@fontsource/spectral/files/a.woff2';
  "nodemailer": "npm:nodemailer@10.6.0"
  {"start":"tsx scripts/start.ts"}
  // A comment that speaks of sharp and its pictures.
`;

const unused = (...names: string[]) =>
  unusedPackages(
    { dependencies: Object.fromEntries(names.map((name) => [name, '1'])), devDependencies: {} },
    text,
  );

test('a package that is imported, run or named is used', () => {
  expect(unused('zod', '@biomejs/biome', '@fontsource/spectral', 'nodemailer', 'tsx')).toEqual([]);
});

test('a package that only prose speaks of is not', () => {
  expect(unused('zod', 'sharp', 'tsx-extra')).toEqual(['sharp', 'tsx-extra']);
});

test('types are used where their package is asked for or imported', () => {
  expect(unused('@types/node', '@types/pg', 'pg')).toEqual(['pg']);
  expect(unused('@types/node', '@types/zod', '@types/pg')).toEqual(['@types/pg']);
});

const licence = (license: string | undefined, dev = false) =>
  licenceFaults([{ place: 'node_modules/a', license, dev }]);

test('what is published is under a permissive licence', () => {
  for (const fine of ['MIT', 'Apache-2.0', '(AGPL-3.0-or-later OR MIT)'])
    expect(licence(fine)).toEqual([]);
  for (const faulty of ['MPL-2.0', 'MIT AND MPL-2.0', 'GPL-3.0-only'])
    expect(licence(faulty)).toEqual([`node_modules/a: ${faulty}`]);
  expect(licence(undefined)).toEqual(['node_modules/a: no licence']);
});

test('a tool may be under a licence that asks for its own source only', () => {
  expect(licence('Apache-2.0 AND LGPL-3.0-or-later', true)).toEqual([]);
  expect(licence('AGPL-3.0-or-later', true)).toEqual(['node_modules/a: AGPL-3.0-or-later']);
});
