import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '@/lib/environment';
import { pageAt } from '../support/built-pages';
import { absoluteUrl, dayOf, indexed } from '../support/content';
import { alternatesIn } from '../support/head';

const entries = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/gs)].map(
  ([, entry = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1],
    day: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [
        language,
        href,
      ]),
    ),
  }),
);

test('names every page that may be indexed, once each, and nothing else', () => {
  expect(entries.map(({ address }) => address).sort()).toEqual(
    indexed.map(({ path }) => absoluteUrl(path)).sort(),
  );
});

describe.each(indexed)('$path', (page) => {
  const entry = entries.find(({ address }) => address === absoluteUrl(page.path));

  test('has the day that its front matter gives', () => {
    expect(entry?.day).toBe(dayOf(page));
  });

  test('has the alternates of the page’s head', () => {
    expect(Object.keys(entry?.alternates ?? {})).toHaveLength(3);
    expect(entry?.alternates).toEqual(alternatesIn(pageAt(page.path)));
  });
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
