import { expect, type Locator, test } from '@playwright/test';
import { alreadyChose } from '../support/consent';
import { demoFr } from '../support/form-cases';
import { formOn } from '../support/form-page';

test.use({ contextOptions: { forcedColors: 'active' } });
test.beforeEach(({ context }) => alreadyChose(context, ['functional']));

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

for (const [path, words] of [
  ['/notaires', { low: 'faible', medium: 'moyen', high: 'élevé' }],
  ['/en/notaries', { low: 'low', medium: 'medium', high: 'high' }],
] as const)
  test(`risk levels at ${path} are told apart by word and shape`, async ({ page }) => {
    await page.goto(path);
    const shapes = new Set<string>();
    for (const [level, word] of Object.entries(words)) {
      const risk = page.locator(`.risk-matrix thead .risk-${level}`);
      await expect(risk).toHaveText(word);
      await expect(risk.locator('svg')).toBeVisible();
      shapes.add(await risk.locator('svg').innerHTML());
      expect(
        await risk.evaluate((element) => {
          const mark = element.querySelector('svg > *') as Element;
          return getComputedStyle(mark).fill === getComputedStyle(element).color;
        }),
      ).toBe(true);
    }
    expect(shapes.size).toBe(3);
  });

test('the level that holds for a client is framed, because its background is gone', async ({
  page,
}) => {
  await page.goto('/notaires');
  const chosen = page.locator('.risk-matrix td[class]');
  const others = page.locator('.risk-matrix tbody td:not([class])');
  const count = await chosen.count();
  expect(count).toBeGreaterThan(2);
  expect(await backgrounds(chosen)).toEqual(['rgb(255, 255, 255)']);
  expect(await lines(chosen, 'outline')).toEqual(Array(count).fill(2));
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
  await page.goto('/');
  await expect(page.locator('.consent')).toBeVisible();
  // The banner itself, then: accept, refuse, save.
  expect(await lines(page.locator('.consent, .consent .button'), 'border')).toEqual(
    Array(4).fill(1),
  );
  await page.locator('.submenu summary').first().click();
  expect(await lines(page.locator('.submenu[open] > ul'), 'border')).toEqual([1]);
});

test('the focus has its ring', async ({ page }) => {
  await page.goto('/demo');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect(await lines(page.locator(':focus'), 'outline')).toEqual([3]);
  }
});
