import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';
import { home, pathOf, sectorPath } from '../support/content';
import { menusOf, phone } from '../support/menu';

for (const [place, share] of [
  ['middle', 0.5],
  ['end', 1],
] as const)
  test(`a choice made at the ${place} of a page leaves the reader there`, async ({ page }) => {
    await page.goto(sectorPath.fr);
    const { accept, banner } = consentOn(page);
    await expect(accept).toBeVisible();
    await settled(page);
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await accept.click();
    await expect(banner).toBeHidden();

    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

test('the page beside the banner still works', async ({ page }) => {
  await page.goto(home.fr);
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  const [menu] = menusOf(page);
  await menu.summary.click();
  await expect(menu.first).toBeVisible();
  await expect(banner).toBeVisible();
  const demo = pathOf('pages/demo', 'fr');
  await page.locator(`main a[href="${demo}"]`).first().click();
  await expect(page).toHaveURL(demo);
});

test('on a phone, a link that has the focus is never wholly behind the banner', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pathOf('legal/legal-notice', 'fr'));
  await expect(consentOn(page).banner).toBeVisible();
  await settled(page);
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  const hidden: (string | null)[] = [];
  for (const link of await page.locator('main a, footer a').all()) {
    await link.focus();
    if (!(await reachesTheFront(link))) hidden.push(await link.textContent());
  }

  expect(hidden).toEqual([]);
});

/** Whether some point of an element is in sight: in the window, and not under the banner. */
const reachesTheFront = (link: ReturnType<Page['locator']>) =>
  link.evaluate((element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [left + 1, (left + right) / 2, right - 1].some((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
          element.contains(document.elementFromPoint(x, y)),
        ),
      ),
    ),
  );
