import { expect, type Page, test } from '@playwright/test';
import { pairs } from '../fixtures/routes';
import { servedAt } from '../support/addresses';
import { alreadyChose, settled } from '../support/consent';

/** The words of a page's content, without the data that a form carries: as it stands, or of this HTML. */
const wordsOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const parsed = text ? new DOMParser().parseFromString(text, 'text/html') : document;
    const copy = parsed.querySelector('main')?.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  }, html);

for (const { name, fr, en } of pairs)
  test(`the script adds and removes no word (${name})`, async ({ page, context, request }) => {
    await alreadyChose(context, ['functional']);
    for (const path of [fr, en]) {
      const html = await (await request.get(servedAt(path))).text();
      await page.goto(path);
      await settled(page);
      const words = await wordsOf(page, html);
      expect(words.length).toBeGreaterThan(200);
      expect(await wordsOf(page)).toBe(words);
    }
  });

test('a page carries one script file, and no script in its text', async ({ request }) => {
  for (const { fr, en } of pairs)
    for (const path of [fr, en]) {
      const html = await (await request.get(servedAt(path))).text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
      const running = scripts.filter(
        (attributes) => !/application\/(ld\+)?json/.test(attributes ?? ''),
      );
      expect(running, path).toEqual([expect.stringMatching(/type="module" src="\/assets\/page-/)]);
    }
});
