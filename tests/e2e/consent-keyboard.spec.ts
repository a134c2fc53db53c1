import { expect, type Page, test } from '@playwright/test';
import { consentCookie, consentOn } from '../support/consent';
import { home, site, words } from '../support/content';

const focused = (page: Page) => page.locator(':focus');

async function tab(page: Page, times = 1) {
  for (let i = 0; i < times; i++) await page.keyboard.press('Tab');
}

test('Tab walks through the banner first, and on to the page', async ({ page }) => {
  const { banner, accept, refuse, customise } = consentOn(page);
  await page.goto(home.fr);
  await expect(banner).toBeVisible();
  await tab(page);
  await expect(focused(page)).toHaveText(words.fr.skipLink);
  await tab(page);
  await expect(banner.getByRole('link')).toBeFocused();
  for (const button of [accept, refuse, customise]) {
    await tab(page);
    await expect(button).toBeFocused();
  }
  await tab(page);

  await expect(focused(page)).toHaveText(site.brand);
});

test('a choice can be made with the keyboard alone', async ({ page, context }) => {
  const { banner, customise, statistics, save } = consentOn(page);
  await page.goto(home.fr);
  await expect(banner).toBeVisible();
  await tab(page, 5);
  await expect(customise).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statistics).toBeVisible();
  for (const _ of ['refuse', 'accept', 'marketing', 'statistics'])
    await page.keyboard.press('Shift+Tab');
  await expect(statistics).toBeFocused();
  await page.keyboard.press('Space');
  await tab(page, 5);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(banner).toBeHidden();
  expect((await consentCookie(context))?.categories).toEqual(['functional', 'statistics']);
});

test('after a first choice the focus is on the page, not lost', async ({ page }) => {
  const { banner, refuse } = consentOn(page);
  await page.goto(home.fr);
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();

  await expect(page.getByRole('main')).toBeFocused();
});

test('Escape closes the details, and a first choice is still asked for', async ({
  page,
  context,
}) => {
  const { banner, customise, statistics, marketing } = consentOn(page);
  await page.goto(home.fr);
  await customise.click();
  await marketing.focus();
  await page.keyboard.press('Escape');

  await expect(statistics).toBeHidden();
  await expect(customise).toHaveAttribute('aria-expanded', 'false');
  await expect(customise).toBeFocused();
  await expect(banner).toBeVisible();
  expect(await consentCookie(context)).toBeNull();
});
