import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { inFull, origin } from '../../fixtures/addresses';
import { indexed } from '../../fixtures/routes';
import { builtPages } from '../../support/built-pages';
import { alternatesIn } from '../../support/head';

/** The entries of the sitemap: address → day, and its alternates as a page's head gives them. */
const entries = new Map(
  [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => [
    entry?.match(/<loc>([^<]*)<\/loc>/)?.[1] ?? '',
    {
      day: entry?.match(/<lastmod>([^<]*)<\/lastmod>/)?.[1],
      alternates: Object.fromEntries(
        [...(entry ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
          ([, language, href]) => [language, href],
        ),
      ),
    },
  ]),
);

/** Address → the day in its front matter that the page shows: its text in force, or its review. */
let days: Map<string, string>;
beforeAll(() => {
  const files = readdirSync('content', { recursive: true }).map(String);
  days = new Map(
    files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => {
        const text = readFileSync(`content/${file}`, 'utf8');
        const path = text.match(/^path: (.*)$/m)?.[1] ?? '';
        const day = (field: string) =>
          text.match(new RegExp(`^${field}: (\\d{4}-\\d\\d-\\d\\d)$`, 'm'))?.[1];
        return [inFull(path), day('updatedOn') ?? day('reviewedOn') ?? ''];
      }),
  );
});

test('names every page that may be indexed, once each, and nothing else', () => {
  expect([...entries.keys()].sort()).toEqual(indexed.map(({ path }) => inFull(path)).sort());
});

test('gives each page the day that it shows', () => {
  for (const [address, { day }] of entries) {
    expect([address, day]).toEqual([address, days.get(address)]);
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('gives each page the alternates that its head gives', async () => {
  for (const page of await builtPages()) {
    const entry = entries.get(inFull(page.path));
    if (!entry) continue;
    expect(Object.keys(entry.alternates)).toHaveLength(3);
    expect([page.path, entry.alternates]).toEqual([page.path, alternatesIn(page)]);
  }
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
