import { readdirSync, readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import * as registry from '@/.generated/blocks';
import contents from '@/lib/mdx/contents.mjs';

const compiled = async (value: string) =>
  String(await compile(value, { jsx: true, rehypePlugins: [contents] }));

const section = (id: string, heading: string) =>
  `<Section id="${id}">\n\n## ${heading}\n\nText.\n\n</Section>\n\n`;

test('four sections have a list of their headings before them, without markup', async () => {
  const page = ['a', 'b', 'c', 'd'].map((id) => section(id, `The *${id}* part`)).join('');
  const code = await compiled(`Head.\n\n${page}<CallToAction />`);
  expect(code).toMatch(/<Sections contents demoBar><Contents count="4">/);
  expect(code).toMatch(/href="#a">\{"The a part"\}/);
  expect(code).toMatch(/<\/Sections>(?:\{"\\n"\})?<CallToAction \/>/);
});

test('a block with a name for the list is one of them', async () => {
  const page = ['a', 'b', 'c'].map((id) => section(id, id)).join('');
  const code = await compiled(`${page}<Inspection id="d" short="The inspection" heading="D" />`);
  expect(code).toMatch(/<Contents count="4">/);
  expect(code).toMatch(/href="#d">\{"The inspection"\}/);
});

test('fewer have none, and a page without sections stays as it is', async () => {
  const code = await compiled(section('a', 'One'));
  expect(code).toMatch(/<Sections><Section id="a">/);
  expect(await compiled('Text.')).not.toContain('Sections');
});

test('a journal has the year once before the days that are in it', async () => {
  const days = ['2025-01-08', '2025-10-03', '2026-01-19', '2026-09-08'];
  const code = await compiled(
    days.map((day) => section(day, day).replace('>', ` day="${day}">`)).join(''),
  );
  const years = [...code.matchAll(/contents-year">\{"(\d+)"\}.*?href="#([^"]+)"/g)];
  expect(years.map(([, ...yearAndDay]) => yearAndDay)).toEqual([
    ['2025', '2025-01-08'],
    ['2026', '2026-01-19'],
  ]);
});

test('the blocks that plugins look for exist', () => {
  const plugins = readdirSync('lib/mdx').map((file) => readFileSync(`lib/mdx/${file}`, 'utf8'));
  const names = [...plugins.join('').matchAll(/\bname === '([A-Z]\w+)'/g)].map(([, name]) => name);
  expect(names).toContain('Section');
  // A plugin of our own inserts this one.
  for (const name of names) if (name !== 'Footnotes') expect(Object.keys(registry)).toContain(name);
});
