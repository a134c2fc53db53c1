import { expect, type Page, test } from '@playwright/test';
import { routes } from '../fixtures/routes';

const paths = [...routes.map(({ path }) => path), '/nowhere', '/en/nowhere'];

/** How far a page scrolls sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    if ((await sideways(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});

test('no page scrolls sideways with text at 200 %', async ({ page }) => {
  test.setTimeout(180_000);
  // What a reader's larger default font does: 32 px for 16.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const wide: string[] = [];
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      if ((await sideways(page)) > 0) wide.push(`${path} at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
});
