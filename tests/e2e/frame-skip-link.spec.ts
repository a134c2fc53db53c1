import { expect, test } from '@playwright/test';
import { frame } from '../fixtures/frame';

for (const [locale, { home, skipLink }] of Object.entries(frame))
  test(`the first Tab shows the skip link, which leads to the content, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(home);
    const link = page.getByRole('link', { name: skipLink, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${home}#main`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
