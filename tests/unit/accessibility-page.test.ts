import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const table = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...table.matchAll(/^\| (\d+)\.(\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, theme, number, what, state, how]) => ({ theme, number, what, state, how }),
);

const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;

/** Criteria of each of the 13 themes of RGAA 4.1.2. */
const criteria = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

describe('the table of the RGAA', () => {
  test('has each of the 106 criteria once, in order', () => {
    const expected = criteria.flatMap((length, theme) =>
      Array.from({ length }, (_, number) => `${theme + 1}.${number + 1}`),
    );
    expect(rows.map(({ theme, number }) => `${theme}.${number}`)).toEqual(expected);
    expect(rows).toHaveLength(106);
  });

  test('says of each what its state is, and how that is known', () => {
    const states = ['met', 'partly', 'not applicable'];
    for (const { state, how } of rows) {
      expect(states).toContain(state);
      expect(how?.length).toBeGreaterThan(5);
    }
  });

  test('names tests that exist', () => {
    const named = [...table.matchAll(/`([\w/*-]+\.(?:spec|test)\.ts)`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(20);
    const specs = readdirSync('tests/e2e');
    for (const name of named as string[]) {
      const pattern = RegExp(`^${name.replace('*', '.+')}$`);
      const found = existsSync(name) || specs.some((spec) => pattern.test(spec));
      expect([name, found]).toEqual([name, true]);
    }
  });
});

test.each([
  ['fr', ['satisfait', 'satisfait en partie', 'sans objet ici']],
  ['en', ['met', 'partly met', 'not applicable here']],
])('the accessibility page in %s gives the figures of the table', (locale, labels) => {
  const page = readFileSync(`content/legal/accessibility.${locale}.mdx`, 'utf8');
  const figures = ['met', 'partly', 'not applicable'].map(count);
  for (const [index, label] of labels.entries())
    expect(page).toContain(`| ${label} | ${figures[index]} |`);
  const partly = rows.filter(({ state }) => state === 'partly');
  for (const { theme, number } of partly) expect(page).toContain(`${theme}.${number}`);
});
