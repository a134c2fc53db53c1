import { expect, test } from '@playwright/test';

const missing = [
  { path: '/nulle-part', lang: 'fr', home: '/', link: 'Retour à l’accueil' },
  { path: '/avocats/nulle-part', lang: 'fr', home: '/', link: 'Retour à l’accueil' },
  { path: '/english', lang: 'fr', home: '/', link: 'Retour à l’accueil' },
  { path: '/lawyers', lang: 'fr', home: '/', link: 'Retour à l’accueil' },
  { path: '/en/nowhere', lang: 'en', home: '/en', link: 'Back to the home page' },
  { path: '/en/avocats', lang: 'en', home: '/en', link: 'Back to the home page' },
  { path: '/en/lawyers/nowhere', lang: 'en', home: '/en', link: 'Back to the home page' },
];

for (const { path, lang, home, link } of missing)
  test(`${path} is answered 404 with the not-found page in ${lang}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);

    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
    await main.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(home);
  });

for (const path of ['/nulle-part?a=1', '/en/nowhere'])
  test(`the console names the missing path ${path}`, async ({ page }) => {
    const said = page.waitForEvent('console', (message) =>
      message.text().includes(path.split('?')[0] ?? ''),
    );
    await page.goto(path);

    expect((await said).text()).toContain('404');
  });

test('nothing is said of a missing path on a page that exists', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/avocats', { waitUntil: 'networkidle' });

  expect(said.filter((text) => text.includes('404'))).toEqual([]);
});

test('search engines are told not to keep it', async ({ page }) => {
  await page.goto('/nulle-part');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page reads in full', async ({ page }) => {
    await page.goto('/nulle-part');
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('main')).toContainText('Oops! Page not found');
  });
});
