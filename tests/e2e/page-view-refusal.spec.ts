import { expect, test } from '@playwright/test';
import { alreadyChose, consentOn } from '../support/consent';
import { pathOf, sectorPath } from '../support/content';
import { sessionIdIn, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

test('refusing stops the page views and removes the id', async ({ page }) => {
  const { refuse, footerLink, accept } = consentOn(page);
  const counted = unique();
  await page.goto(counted);
  await viewOf(counted);
  expect(await sessionIdIn(page)).not.toBeNull();
  await refuse.click();
  expect(await sessionIdIn(page)).toBeNull();

  const [silent, alsoSilent, countedAgain] = [unique(contact), unique('/'), unique(sectorPath.fr)];
  await page.goto(silent);
  await page.goto(alsoSilent);
  expect(await sessionIdIn(page)).toBeNull();

  await footerLink.click();
  await accept.click();
  await page.goto(countedAgain);
  await viewOf(countedAgain);
  expect(await viewsOf(silent)).toEqual([]);
});

test('a refusal in one tab removes the id of another at its next page', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const counted = unique();
  await one.goto(counted);
  await viewOf(counted);
  await other.goto(unique());
  await consentOn(other).refuse.click();
  const silent = unique(contact);
  await one.goto(silent);

  await expect.poll(() => sessionIdIn(one)).toBeNull();
  expect(await viewsOf(silent)).toEqual([]);
});

test('where storage is shut, and no refusal could be remembered, nothing is counted', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('shut', 'SecurityError');
      },
    }),
  );
  const [silent, counted] = [unique(), unique(sectorPath.fr)];
  await page.goto(silent);
  await page.evaluate(() => history.pushState(null, '', '/?elsewhere'));
  const other = await context.newPage();
  await other.goto(counted);
  await viewOf(counted);
  expect(await viewsOf(silent)).toEqual([]);
});

/** As a browser with Global Privacy Control switched on shows it. */
const switchOn = () =>
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });

test('with Global Privacy Control nothing is sent and the id is removed, even where statistics were accepted', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await alreadyChose(context, ['functional', 'statistics', 'marketing']);
  const counted = unique();
  await page.goto(counted);
  await viewOf(counted);
  expect(await sessionIdIn(page)).not.toBeNull();
  await page.addInitScript(switchOn);
  const silent = unique(contact);
  await page.goto(silent);
  await expect.poll(() => sessionIdIn(page)).toBeNull();

  // Leaving sends what is still waiting: here there must be nothing.
  await page.goto(unique('/'));
  const later = unique('/later');
  await (await browser.newPage()).goto(baseURL + later);
  await viewOf(later);
  expect(await viewsOf(silent)).toEqual([]);
});
