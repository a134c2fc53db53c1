import { expect, test } from '@playwright/test';
import { locales, missingPath, pathOf } from '../support/content';

for (const locale of locales)
  test(`the console names the missing path, in ${locale}`, async ({ page }) => {
    const path = missingPath[locale];
    const message = page.waitForEvent('console', (event) => event.text().includes(path));
    await page.goto(`${path}?a=1`);
    expect((await message).text()).toContain('404');
  });

test('the console names no missing path on a page that exists', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(pathOf('pages/contact', 'fr'), { waitUntil: 'networkidle' });
  expect(messages.filter((text) => text.includes('404'))).toEqual([]);
});
