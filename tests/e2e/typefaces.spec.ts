import { expect, type Page, test } from '@playwright/test';

/* The words come first: typefaces are asked for once they are on the screen (`late-fonts.css`). */

const typeface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-sans'));

const standIn = 'sans-arial';

test('the first page asks for its typefaces after its words', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name)).length,
  );
  const [words, earliest] = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance.getEntriesByType('resource').filter((e) => /woff2/.test(e.name));
    return [painted?.startTime ?? Infinity, Math.min(...fonts.map((font) => font.startTime))];
  });
  expect(earliest).toBeGreaterThan(words);
  await expect.poll(() => typeface(page)).not.toBe(standIn);
});

test('the page after it begins in its typefaces', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      const { fontFamily } = getComputedStyle(document.body);
      document.documentElement.dataset.revealedIn = fontFamily;
    });
  });
  // Whatever the script does comes too late to be counted.
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page
    .locator('main')
    .getByRole('link', { name: /avocats/i })
    .first()
    .click();
  await page.waitForURL('/avocats');
  await expect.poll(() => page.locator('html').getAttribute('data-revealed-in')).not.toBeNull();
  expect(await page.locator('html').getAttribute('data-revealed-in')).not.toMatch(/^"?sans-arial/);
});

test.describe('without what they wait for', () => {
  for (const [name, options] of Object.entries({
    'without script': { javaScriptEnabled: false },
    'with reduced motion': { reducedMotion: 'reduce' },
  } as const))
    test(`${name} they come at once`, async ({ browser }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.route('**/assets/page-*.js', (route) => route.abort());
      const asked = page.waitForRequest(/woff2/);
      await page.goto('/');
      await asked;
      await context.close();
    });

  test('where the script does not arrive the words stay', async ({ page }) => {
    await page.route('**/assets/page-*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await typeface(page)).toBe(standIn);
  });
});
