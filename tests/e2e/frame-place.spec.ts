import { expect, test } from '@playwright/test';
import { routes } from '../fixtures/routes';

/** Pages that the header names; the others are reached from the footer or from a page. */
const unnamed = [
  'demo request form',
  'contact form',
  'website terms of use',
  'privacy policy',
  'legal notice',
];

for (const { name, path } of routes)
  test(`the header of ${path} marks the page (${name})`, async ({ page }) => {
    await page.goto(path);
    const marked = page.getByRole('banner').getByRole('navigation').locator('[aria-current]');
    if (unnamed.includes(name)) return expect(marked).toHaveCount(0);

    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('aria-current', 'page');
    await expect(marked).toHaveAttribute('href', path);
  });

test('every page starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Mentions légales' })
    .press('Enter');
  await expect(page).toHaveURL('/mentions-legales');

  expect(await page.evaluate(() => scrollY)).toBe(0);
});
