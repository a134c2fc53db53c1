import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sitemap = readFileSync('out/sitemap.xml', 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('names every page that may be indexed, once', () => {
  expect(addresses).toContain('http://localhost:3000/avocats');
  expect(addresses).toContain('http://localhost:3000/en');
  // The specification's 32 and the accessibility page.
  expect(addresses).toHaveLength(34);
  expect(new Set(addresses).size).toBe(34);
});

test('leaves out the 404 pages and what says noindex', () => {
  expect(addresses.filter((address) => /404|envoi|sent|not-found/.test(address ?? ''))).toEqual([]);
});

test('gives each page its languages and the day of its last review', () => {
  const entry = sitemap.match(/<url><loc>[^<]*\/avocats<\/loc>.*?<\/url>/s)?.[0] ?? '';
  expect(entry).toContain('hreflang="en" href="http://localhost:3000/en/lawyers"');
  expect(entry).toContain('hreflang="fr" href="http://localhost:3000/avocats"');
  expect(entry).toContain('hreflang="x-default" href="http://localhost:3000/avocats"');
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain('Allow: /');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
