import { expect, test } from '@playwright/test';
import { expectNoFault, expectNoFaultIn, widen, widths } from '../support/axe';
import { alreadyChose, consentOn } from '../support/consent';
import { home, locales, pathOf, words } from '../support/content';
import { menusOf, phone, phoneMenu } from '../support/menu';
import { overflowOf } from '../support/overflow';
import { tabWalk } from '../support/tab-walk';

for (const locale of locales) {
  test(`axe finds nothing in the open menus in ${locale}`, async ({ page, context }) => {
    await alreadyChose(context);
    for (const width of widths) {
      const isPhone = width === 320;
      await widen(page, width);
      await page.goto(home[locale]);
      if (isPhone) await phoneMenu(page, locale).button.click();
      for (const { label, summary, first } of menusOf(page, locale)) {
        await summary.click();
        await expect(first).toBeVisible();
        // The bar's menu lies over the page: what it covers is checked with the menu closed.
        await expectNoFault(page, `${label}, ${width} px`, isPhone ? undefined : '.site-header');
      }
    }
  });

  test(`axe finds nothing in the cookie banner in ${locale}`, async ({ page }) => {
    const { banner, customise, statistics } = consentOn(page, locale);
    await page.goto(home[locale]);
    await expect(banner).toBeVisible();
    await expectNoFaultIn(page, locale, 'banner');
    await customise.click();
    await expect(statistics).toBeVisible();
    await expectNoFaultIn(page, locale, 'its details');
  });
}

test('the first Tab shows the skip link, which leads to the content', async ({ page }) => {
  await page.goto(home.fr);
  const link = page.getByRole('link', { name: words.fr.skipLink, exact: true });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${home.fr}#main`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const [viewport, path, isDetailed] of [
  [phone, home.fr, true],
  [{ width: 1280, height: 720 }, home.fr, false],
  [{ width: 320, height: 256 }, pathOf('pages/contact', 'fr'), false],
] as const)
  test(`Tab reaches everything in sight while the cookie banner is open, at ${viewport.width} × ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const { banner, customise, statistics } = consentOn(page);
    await expect(banner).toBeVisible();
    if (isDetailed) {
      await customise.click();
      await expect(statistics).toBeVisible();
    }
    expect(await tabWalk(page)).toEqual([]);
  });

for (const width of widths)
  test(`the cookie banner is whole with text at 200 %, at ${width} px`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await widen(page, width);
    await page.goto(home.fr);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const { banner, customise, save } = consentOn(page);
    await expect(banner).toBeVisible();
    await customise.click();
    expect(await overflowOf(page)).toEqual([]);
    await save.scrollIntoViewIfNeeded();
    // All of it, but for a fraction of a pixel.
    await expect(save).toBeInViewport({ ratio: 0.99 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  });
