import { expect, type Page, test } from '@playwright/test';
import { consentOn, settled } from '../support/consent';

const phone = { width: 390, height: 844 };

for (const [place, share] of [
  ['middle', 0.5],
  ['end', 1],
] as const)
  test(`a choice made at the ${place} of a page leaves the reader there`, async ({ page }) => {
    await page.goto('/avocats');
    const { accept, banner } = consentOn(page);
    await expect(accept).toBeVisible();
    await settled(page);
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await accept.click();
    await expect(banner).toBeHidden();

    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

test('the page beside the banner still works', async ({ page }) => {
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  await page.getByRole('banner').locator('summary', { hasText: 'Nos Services' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mise en œuvre' })).toBeVisible();
  await expect(banner).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Demander une démo' }).first().click();

  await expect(page).toHaveURL('/demo');
});

test('on a phone, a link that has the focus is never wholly behind the banner', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/mentions-legales');
  await expect(consentOn(page).banner).toBeVisible();
  await settled(page);
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
