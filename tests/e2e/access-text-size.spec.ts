import { test as base, expect } from '@playwright/test';
import { everyPage } from '../fixtures/routes';
import { widen, widths } from '../support/axe';
import { alreadyChose, consentOn, expectNoBanner } from '../support/consent';
import { overflowOf } from '../support/overflow';

/** A browser whose reader has doubled the size of text in its settings. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

for (const { path, name, locale } of everyPage)
  test(`nothing is cut at ${path} with text at 200 % (${name})`, async ({ page, context }) => {
    await alreadyChose(context, ['functional']);
    await page.goto(path);
    await expectNoBanner(page, locale);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of widths) {
      await widen(page, width);
      expect(await overflowOf(page), `${width} px`).toEqual([]);
    }
  });

for (const width of widths)
  test(`the cookie banner is whole with text at 200 %, at ${width} px`, async ({ page }) => {
    await widen(page, width);
    await page.goto('/');
    const { banner, customise, save } = consentOn(page);
    await expect(banner).toBeVisible();
    await customise.click();
    expect(await overflowOf(page)).toEqual([]);
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  });
