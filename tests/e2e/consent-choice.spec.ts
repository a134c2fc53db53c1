import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { consentCookie, consentOn, expectNoBanner, settled } from '../support/consent';
import { home, pathOf, sectorPath } from '../support/content';

const bannerCode = '**/assets/consent-banner-*.js';

const policy = `${pathOf('legal/privacy-policy', 'fr')}#cookies`;

test('the banner gives refusing the weight of accepting, has nothing ticked, and links to the policy', {
  tag: '@everywhere',
}, async ({ page }) => {
  await page.goto(home.fr);
  const { banner, accept, refuse, customise, save, functional, statistics, marketing } =
    consentOn(page);
  await expect(customise).toBeVisible();
  await expect(save).toBeHidden();
  await expect(statistics).toBeHidden();

  const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
  expect(one?.y).toBe(other?.y);
  expect(one?.height).toBe(other?.height);
  expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);
  const style = (element: Element) => {
    const { color, backgroundColor, border, font } = getComputedStyle(element);
    return { color, backgroundColor, border, font };
  };
  expect(await accept.evaluate(style)).toEqual(await refuse.evaluate(style));

  await customise.click();
  await expect(customise).toHaveAttribute('aria-expanded', 'true');
  await expect(functional).toBeVisible();
  await expect(banner.getByRole('checkbox')).toHaveCount(2);
  await expect(statistics).not.toBeChecked();
  await expect(marketing).not.toBeChecked();
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(policy);
  await expect(page.locator('#cookies')).toBeVisible();
});

const choices: Record<string, (page: Page) => Promise<void>> = {
  'functional marketing statistics': (page) => consentOn(page).accept.click(),
  functional: (page) => consentOn(page).refuse.click(),
  'functional statistics': async (page) => {
    await consentOn(page).customise.click();
    await consentOn(page).statistics.check();
    await consentOn(page).save.click();
  },
};

for (const [categories, choose] of Object.entries(choices))
  test(`“${categories}” is kept for 13 months on the whole site, and the banner is gone`, async ({
    page,
    context,
  }) => {
    await page.goto(sectorPath.fr);
    await choose(page);
    await expect(consentOn(page).banner).toBeHidden();
    const cookie = await consentCookie(context);
    expect(cookie).toMatchObject({ domain: 'localhost', path: '/', sameSite: 'Lax' });
    expect(cookie?.categories.join(' ')).toBe(categories);
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(daysLeft).toBeGreaterThan(393);
    expect(daysLeft).toBeLessThan(397);

    // Its code is not even fetched any more.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(home.en);
    await expectNoBanner(page, 'en');
    expect(requests.join('\n')).toContain('/assets/page-');
    expect(requests.join('\n')).not.toContain('consent-banner');
    expect(await cookieNames(context)).toEqual(['consent']);
  });

test('without a choice the next page asks again, and no cookie is set', {
  tag: '@everywhere',
}, async ({ page, context }) => {
  await page.goto(home.fr);
  await expect(consentOn(page).banner).toBeVisible();
  await page.goto(sectorPath.fr);
  await expect(consentOn(page).banner).toBeVisible();
  expect(await cookieNames(context)).toEqual([]);
});

test('where the banner’s code cannot be fetched, the footer link leads to the policy', async ({
  page,
}) => {
  await page.route(bannerCode, (route) => route.abort());
  await page.goto(home.fr);
  await settled(page);
  const { banner, footerLink } = consentOn(page);
  await expect(banner).toBeHidden();
  await footerLink.click();
  await expect(page).toHaveURL(policy);
});

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

test('the footer link reopens the banner with the choice; Escape leaves it as it was, saving changes it', {
  tag: '@everywhere',
}, async ({ page, context }) => {
  const consent = consentOn(page, 'en');
  await page.goto(home.en);
  await consent.accept.click();
  await page.goto(home.en);
  // A link that leads nowhere says that it opens something.
  await expect(consent.footerLink).toHaveAttribute('aria-expanded', 'false');
  await consent.footerLink.click();
  await expect(consent.banner).toBeFocused();
  await expect(consent.footerLink).toHaveAttribute('aria-expanded', 'true');
  await expect(consent.customise).toHaveAttribute('aria-expanded', 'true');
  await expect(consent.statistics).toBeChecked();
  await expect(consent.marketing).toBeChecked();
  expect(page.url()).not.toContain('#');

  await consent.statistics.uncheck();
  await page.keyboard.press('Escape');
  await expect(consent.banner).toBeHidden();
  await expect(consent.footerLink).toBeFocused();
  expect((await consentCookie(context))?.categories).toHaveLength(3);

  await consent.footerLink.click();
  await expect(consent.statistics).toBeChecked();
  await consent.marketing.uncheck();
  await consent.save.click();
  await expect(consent.banner).toBeHidden();
  await expect(consent.footerLink).toBeFocused();
  await expect(consent.footerLink).toHaveAttribute('aria-expanded', 'false');
  // The browser hands a cookie on a moment after the page has written it.
  await expect
    .poll(async () => (await consentCookie(context))?.categories)
    .toEqual(['functional', 'statistics']);
});
