import { expect, test } from '@playwright/test';
import { frame } from '../fixtures/frame';
import { expectNoFault, expectNoFaultAtAnyWidth, widen } from '../support/axe';
import { alreadyChose, consentOn } from '../support/consent';
import { submenu } from '../support/menu';

for (const locale of ['fr', 'en'] as const) {
  const { home, menu, entries } = frame[locale];
  const labels = entries.flatMap((entry) => ('links' in entry ? [entry.label] : []));

  test(`axe finds nothing in the open menus in ${locale}`, async ({ page, context }) => {
    await alreadyChose(context, ['functional']);
    for (const width of [320, 1280]) {
      await widen(page, width);
      await page.goto(home);
      if (width === 320)
        await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
      for (const label of labels) {
        const { summary, first } = submenu(page, label, locale);
        await summary.click();
        await expect(first).toBeVisible();
        // The bar's menu lies over the page: what it covers is checked with the menu closed.
        await expectNoFault(
          page,
          `${label}, ${width} px`,
          width === 320 ? undefined : '.site-header',
        );
      }
    }
  });

  test(`axe finds nothing in the cookie banner in ${locale}`, async ({ page }) => {
    const { banner, customise, statistics } = consentOn(page, locale);
    await page.goto(home);
    await expect(banner).toBeVisible();
    await expectNoFaultAtAnyWidth(page, 'banner');
    await customise.click();
    await expect(statistics).toBeVisible();
    await expectNoFaultAtAnyWidth(page, 'its details');
  });
}
