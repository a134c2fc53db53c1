import { expect, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { pathOf } from '../support/content';
import { sessionIdIn, unique, viewOf, viewsOf } from '../support/page-views';

const contact = pathOf('pages/contact', 'fr');

/** As a browser with Global Privacy Control switched on shows it. */
const switchOn = () =>
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });

test('with Global Privacy Control nothing is sent and the id is removed', async ({
  page,
  browser,
  baseURL,
}) => {
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

test('Global Privacy Control counts even where statistics were accepted', async ({
  page,
  context,
}) => {
  await alreadyChose(context, ['functional', 'statistics', 'marketing']);
  const seen = unique();
  await page.goto(seen);
  await viewOf(seen);
  await page.addInitScript(switchOn);
  const silent = unique(contact);
  await page.goto(silent);

  await expect.poll(() => sessionIdIn(page)).toBeNull();
  expect(await viewsOf(silent)).toEqual([]);
});
