import { expect, test } from '@playwright/test';
import { servedAt } from '../support/addresses';

for (const path of ['/index.md', '/avocats.md', '/en.md', '/en/lawyers.md'])
  test(`${path} is served as Markdown, out of search results`, async ({ request }) => {
    const response = await request.get(servedAt(path), { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(await response.text()).toMatch(/^# .*\p{L}/u);
  });

test('pages, sitemap and llms.txt are not kept out', async ({ request }) => {
  for (const path of ['/', '/avocats', '/en', '/sitemap.xml', '/robots.txt', '/llms.txt']) {
    const response = await request.get(servedAt(path), { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['x-robots-tag']).toBeUndefined();
  }
});

test('llms.txt is text that any program reads as UTF-8', async ({ request }) => {
  const response = await request.get(servedAt('/llms.txt'));
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain('# Allié Compliance');
});
