import { expect, type Page, test } from '@playwright/test';
import { alreadyChose, consentOn, expectNoBanner, settled } from '../support/consent';
import { pathOf } from '../support/content';
import { sessionIdIn, unique, viewOf, viewsOf } from '../support/page-views';

/*
 * Chromium prerenders the page whose link is hovered (`/rules.json`). It does not while Playwright holds
 * the page, so the page is told so as Chromium tells it: what the site makes of that is tried here.
 */

/** Opens a page of its own address as if it were prerendered. @returns its address, and what shows it */
async function prerender(page: Page) {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
    Object.assign(window, {
      show: () => {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  const path = unique(pathOf('pages/contact', 'fr'));
  await page.goto(path);
  await settled(page);
  return { path, show: () => page.evaluate(() => Reflect.get(window, 'show')()) };
}

test('a prerendered page is counted, and asks about cookies, once it is shown', async ({
  page,
  context,
}) => {
  const { path, show } = await prerender(page);
  const later = unique('/later');
  await (await context.newPage()).goto(later);
  await viewOf(later);
  expect(await viewsOf(path)).toEqual([]);
  await expectNoBanner(page);

  await page.bringToFront();
  await show();
  await viewOf(path);
  await expect(consentOn(page).banner).toBeVisible();
  expect(await viewsOf(path)).toHaveLength(1);
});

test('a choice about cookies made meanwhile holds on the page that was prerendered', async ({
  page,
  context,
}) => {
  const { show } = await prerender(page);
  await alreadyChose(context);
  await show();
  await expectNoBanner(page);
  expect(await sessionIdIn(page)).toBeNull();
});
