import { expect, test } from '@playwright/test';
import { frame } from '../fixtures/frame';

for (const [locale, { entries }] of Object.entries(frame))
  test.describe(`the header in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('marks the entry of the page one is on, and no other', async ({ page }) => {
      const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
      for (const [label, to] of links) {
        await page.goto(to);
        const marked = page.getByRole('banner').locator('[aria-current]:not([hreflang])');

        await expect(marked).toHaveText([label]);
        await expect(marked).toHaveAttribute('aria-current', 'page');
        await expect(marked).toHaveAttribute('href', to);
      }
    });
  });

test('a page reached by a link starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
  await link.press('Enter');
  await expect(page).toHaveURL('/mentions-legales');

  expect(await page.evaluate(() => scrollY)).toBe(0);
});
