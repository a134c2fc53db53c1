import { expect, type Locator, test } from '@playwright/test';
import { pageWith } from '../support/built-pages';
import { alreadyChose } from '../support/consent';
import { home } from '../support/content';
import { demoFr } from '../support/form-cases';
import { formOn } from '../support/form-page';

test.use({ contextOptions: { forcedColors: 'active' } });
test.beforeEach(({ context }) => alreadyChose(context));

const lines = (locator: Locator, property: 'border' | 'outline') =>
  locator.evaluateAll(
    (all, name) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        const side = name === 'border' ? 'border-block-end' : 'outline';
        return style.getPropertyValue(`${side}-style`) === 'none'
          ? 0
          : Number.parseFloat(style.getPropertyValue(`${side}-width`));
      }),
    property,
  );

const backgrounds = (locator: Locator) =>
  locator.evaluateAll((all) => [
    ...new Set(all.map((element) => getComputedStyle(element).backgroundColor)),
  ]);

/* The background that tells levels of risk apart is gone: shapes, words and frames remain. */
test('risk levels are told apart by word and shape, the chosen one by a frame', async ({
  page,
}) => {
  await page.goto(pageWith('risk-matrix'));
  const shapes = new Set<string>();
  for (const level of ['low', 'medium', 'high']) {
    const risk = page.locator(`.risk-matrix thead .risk-${level}`).first();
    await expect(risk).toHaveText(/\p{L}/u);
    const [shape, size, ...colours] = await risk.evaluate((element) => {
      const { borderRadius, clipPath, borderTopWidth, borderTopColor } = getComputedStyle(
        element,
        '::before',
      );
      const { color } = getComputedStyle(element);
      return [borderRadius + clipPath, borderTopWidth, borderTopColor, color];
    });
    shapes.add(String(shape));
    expect(Number.parseFloat(String(size))).toBeGreaterThan(2);
    expect(colours[0]).toBe(colours[1]);
  }
  expect(shapes.size).toBe(3);

  const chosen = page.locator('.risk-matrix td[class^=risk-matrix-]');
  expect(await backgrounds(chosen)).toEqual(['rgb(255, 255, 255)']);
  expect(new Set(await lines(chosen, 'outline'))).toEqual(new Set([2]));
  const others = page.locator('.risk-matrix tbody td:not([class])');
  expect(new Set(await lines(others, 'outline'))).toEqual(new Set([0]));
});

test('fields, buttons, menus and the banner keep a border, a faulty field a thicker one', async ({
  page,
  context,
}) => {
  const on = formOn(page, demoFr);
  await on.open();
  const controls = on.form.locator('.field :is(input:not([type=checkbox]), select, textarea)');
  expect(new Set(await lines(controls, 'border'))).toEqual(new Set([1]));
  await on.button.click();
  await expect(on.summary).toBeFocused();
  const faulty = on.form.locator('[aria-invalid=true]:not([type=checkbox])');
  expect(new Set(await lines(faulty, 'border'))).toEqual(new Set([2]));
  expect(await lines(on.button, 'border')).toEqual([1]);
  expect(await lines(on.summary, 'border')).toEqual([2]);

  await context.clearCookies();
  await page.goto(home.fr);
  await expect(page.locator('.consent')).toBeVisible();
  const borders = await lines(page.locator('.consent, .consent .button'), 'border');
  expect(new Set(borders)).toEqual(new Set([1]));
  await page.locator('.submenu summary').first().click();
  expect(await lines(page.locator('.submenu[open] > ul'), 'border')).toEqual([1]);
});

test('the focus has its ring', async ({ page }) => {
  await page.goto(demoFr.path);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect(await lines(page.locator(':focus'), 'outline')).toEqual([3]);
  }
});
