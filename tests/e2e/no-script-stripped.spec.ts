import { expect, type Page, test } from '@playwright/test';
import { pairs } from '../fixtures/routes';
import { alreadyChose, settled } from '../support/consent';

/** The words of a page's content, without the data that a form carries. */
const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  });

for (const { name, fr, en } of pairs)
  test(`the script adds and removes no word (${name})`, async ({ page, context, request }) => {
    await alreadyChose(context, ['functional']);
    for (const path of [fr, en]) {
      await page.goto(path);
      await settled(page);
      const withScript = await wordsOf(page);

      const html = await (await request.get(path)).text();
      await page.setContent(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''));
      expect(await page.locator('script').count()).toBe(0);
      expect(await wordsOf(page)).toBe(withScript);
    }
  });

test('a page carries one script file, and no script in its text', async ({ request }) => {
  for (const { fr, en } of pairs)
    for (const path of [fr, en]) {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
      const running = scripts.filter((attributes) => !attributes?.includes('application/json'));
      expect(running, path).toEqual([expect.stringMatching(/type="module" src="\/assets\/page-/)]);
    }
});
