import { expect, type Page, test } from '@playwright/test';
import { consentCookie, consentOn, settled } from '../support/consent';
import { home, sectorPath, site, words } from '../support/content';

test('a choice made in the middle of a page leaves the reader there', async ({ page }) => {
  await page.goto(sectorPath.fr);
  const { accept, banner } = consentOn(page);
  await expect(accept).toBeVisible();
  await settled(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await accept.click();
  await expect(banner).toBeHidden();

  expect(await page.evaluate(() => scrollY)).toBe(before);
});

for (const width of [1280, 390])
  test(`the banner moves nothing at ${width} px, as it comes, opens and goes`, async ({ page }) => {
    let show = () => {};
    const isMeasured = new Promise<void>((resolve) => (show = resolve));
    await page.route('**/assets/consent-banner-*.js', async (route) => {
      await isMeasured;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(sectorPath.fr);
    await page.evaluate(() => document.fonts.ready);
    const { accept, banner, customise, statistics } = consentOn(page);
    const main = () => page.getByRole('main').boundingBox();
    const before = await main();
    show();
    await expect(accept).toBeVisible();
    expect(await main()).toEqual(before);
    await customise.click();
    await expect(statistics).toBeVisible();
    expect(await main()).toEqual(before);
    await accept.click();
    await expect(banner).toBeHidden();
    expect(await main()).toEqual(before);
  });

const focused = (page: Page) => page.locator(':focus');

async function tab(page: Page, times = 1) {
  for (let i = 0; i < times; i++) await page.keyboard.press('Tab');
}

test('a keyboard alone walks through the banner first, then the page, and makes a first choice', async ({
  page,
  context,
}) => {
  const { banner, accept, refuse, customise, statistics, marketing, save } = consentOn(page);
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

  // Escape closes the details, and the choice is still asked for.
  await customise.press('Enter');
  await expect(statistics).toBeVisible();
  await marketing.focus();
  await page.keyboard.press('Escape');
  await expect(statistics).toBeHidden();
  await expect(customise).toHaveAttribute('aria-expanded', 'false');
  await expect(customise).toBeFocused();
  await expect(banner).toBeVisible();
  expect(await consentCookie(context)).toBeNull();

  await customise.press('Enter');
  await expect(statistics).toBeVisible();
  // The focus goes on in the order in which they are seen.
  const [above, below] = [await customise.boundingBox(), await save.boundingBox()];
  expect(above?.y).toBeLessThanOrEqual(below?.y ?? 0);
  await tab(page);
  await expect(statistics).toBeFocused();
  await page.keyboard.press('Space');
  await tab(page, 5);
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect((await consentCookie(context))?.categories).toEqual(['functional', 'statistics']);
});
