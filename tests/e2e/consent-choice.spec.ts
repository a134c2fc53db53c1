import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { consentCookie, consentOn, expectNoBanner } from '../support/consent';

const choices: [name: string, choose: (page: Page) => Promise<void>, categories: string[]][] = [
  [
    'accept all',
    (page) => consentOn(page).accept.click(),
    ['functional', 'marketing', 'statistics'],
  ],
  ['refuse all', (page) => consentOn(page).refuse.click(), ['functional']],
  ['statistics only', (page) => save(page, 'statistics'), ['functional', 'statistics']],
  ['marketing only', (page) => save(page, 'marketing'), ['functional', 'marketing']],
  ['nothing ticked', (page) => save(page), ['functional']],
];

async function save(page: Page, category?: 'statistics' | 'marketing') {
  const { customise, save, ...boxes } = consentOn(page);
  await customise.click();
  if (category) await boxes[category].check();
  await save.click();
}

for (const [name, choose, categories] of choices)
  test(`${name} is kept for 13 months, and the banner is gone`, async ({ page, context }) => {
    await page.goto('/');
    await choose(page);

    await expect(consentOn(page).banner).toBeHidden();
    const cookie = await consentCookie(context);
    expect(cookie?.categories).toEqual(categories);
    expect(daysLeft(cookie)).toBeGreaterThan(393);
    expect(daysLeft(cookie)).toBeLessThan(397);

    await page.goto('/avocats');
    await expectNoBanner(page);
    await page.goto('/en');
    await expectNoBanner(page, 'en');
    expect(await storedCookies(context)).toEqual(['consent']);
  });

test('without a choice the next page asks again, and no cookie is set', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(consentOn(page).banner).toBeVisible();
  await page.goto('/avocats');

  await expect(consentOn(page).banner).toBeVisible();
  expect(await storedCookies(context)).toEqual([]);
});

test('the cookie belongs to the whole site and to no other', async ({ page, context }) => {
  await page.goto('/avocats');
  const { accept, banner } = consentOn(page);
  await accept.click();
  await expect(banner).toBeHidden();

  expect(await consentCookie(context)).toMatchObject({
    domain: 'localhost',
    path: '/',
    sameSite: 'Lax',
  });
});

const daysLeft = (cookie: { expires: number } | null) =>
  ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;

const storedCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);
