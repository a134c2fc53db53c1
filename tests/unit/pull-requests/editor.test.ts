import { readFileSync } from 'node:fs';
import type { FieldDefs } from 'contentlayer2/source-files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lengths, pageKinds } from '@/lib/content-types/fields';
import { frontMatterSchemas } from '@/scripts/content/field-schema';

type Snippet = { prefix: string; scope: string; description: string; body: string[] };

const read = (file: string) => JSON.parse(readFileSync(`.vscode/${file}`, 'utf8'));
const snippets: Snippet[] = Object.values(read('front-matter.code-snippets'));
const kinds = Object.entries(pageKinds) as [
  keyof typeof pageKinds,
  { folder: string; fields: FieldDefs },
][];

/** The front matter as the editor leaves it: each stop with the words that stand in it. */
function filledIn({ body }: Snippet): Record<string, unknown> {
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(body.join('\n')) ?? [];
  const dated = matter.replace(/(\$\{CURRENT_(YEAR|MONTH|DATE)\}-?){3}/g, '2026-11-21');
  return parse(dated.replace(/\$\{\d+:([^}]*)\}/g, '$1'));
}

test.each(kinds)('%s has one snippet, with exactly the required fields', (_, {
  folder,
  fields,
}) => {
  const ours = snippets.filter(({ description }) => description.endsWith(`: content/${folder}`));
  expect(ours).toHaveLength(1);
  const required = Object.entries(fields).filter(([, field]) => field.required);
  expect(Object.keys(filledIn(ours[0] as Snippet)).sort()).toEqual(
    required.map(([name]) => name).sort(),
  );
});

test.each(kinds)('what the snippet of %s leaves is of the right kind', (kind, { folder }) => {
  const ours = snippets.find(({ description }) => description.endsWith(`: content/${folder}`));
  const faults = frontMatterSchemas[kind].safeParse(filledIn(ours as Snippet)).error?.issues ?? [];
  // Only the description, which the writer has to write at its length.
  expect(faults.map(({ path, code }) => `${path}: ${code}`)).toEqual(['description: too_small']);
});

test.each(
  snippets,
)('the words of the snippet “$prefix” name the lengths that are checked', (snippet) => {
  const told = Object.entries(filledIn(snippet)).flatMap(([name, words]) => {
    const [, min, max] = /(?:(\d+)|up) to (\d+) characters/.exec(String(words)) ?? [];
    return max ? [[name, { ...(min && { min: Number(min) }), max: Number(max) }]] : [];
  });
  const fields = Object.entries(lengths).filter(([name]) => name in filledIn(snippet));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(fields));
});

test('snippets are offered in MDX, one word each', () => {
  expect(snippets.map(({ prefix }) => prefix)).toEqual(['page', 'sector', 'service', 'legal']);
  expect(new Set(snippets.map(({ scope }) => scope))).toEqual(new Set(['mdx']));
});

test('saving formats code, and the formatter is among the recommended extensions', () => {
  const settings = read('settings.json');
  expect(settings['editor.formatOnSave']).toBe(true);
  expect(read('extensions.json').recommendations).toContain(settings['editor.defaultFormatter']);
});
