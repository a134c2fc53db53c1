import { expect, test } from '@playwright/test';

/* A font whose glyph is blank is no fallback: only the eye, or ink on a canvas, finds it. */
test('each typeface of the site draws every sign of French and English', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const element of ['h1', 'p']) {
    const blank = await page.locator(element).first().evaluate(blankSigns, '«»“”‘’–…€°§&?!;:');
    expect(blank, element).toEqual([]);
  }
});

/** Runs in the page: the signs that leave no ink in the typeface of an element. */
function blankSigns(element: Element, signs: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  const { fontFamily, fontWeight } = getComputedStyle(element);
  context.font = `${fontWeight} 48px ${fontFamily}`;
  return [...signs].filter((sign) => {
    context.clearRect(0, 0, 80, 80);
    context.fillText(sign, 20, 55);
    return !context.getImageData(0, 0, 80, 80).data.some(Boolean);
  });
}
