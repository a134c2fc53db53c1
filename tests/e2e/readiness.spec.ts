import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, widen, widths } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pathOf } from '../support/content';
import { overflowOf } from '../support/overflow';

/* The questions on what has to be ready for 2027. */

const open = async (page: Page, locale: (typeof locales)[number] = 'fr') => {
  await alreadyChose(page.context(), ['functional']);
  await page.goto(pathOf('pages/readiness', locale));
};

const questions = (page: Page) => page.locator('.ready-question:visible');
const answer = (page: Page, index: number, value: string) =>
  questions(page).nth(index).locator(`[value="${value}"]`).check();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what to do stands under a no and a not yet, under a yes nothing', async ({ page }) => {
    await open(page);
    await expect(page.locator('.ready-todo:visible')).toHaveCount(0);
    for (const [index, value] of ['no', 'not-yet', 'yes'].entries())
      await answer(page, index, value);
    for (const [index, shown] of [true, true, false, false].entries())
      await expect(questions(page).nth(index).locator('.ready-todo')).toBeVisible({
        visible: shown,
      });
    await page.locator('#ready-left').check();
    await expect(questions(page)).toHaveCount(2);
  });
});

test('paper has every question, and once answered what is left to do', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ready').first().locator('.ready-todo:visible')).toHaveCount(
    await page.locator('.ready').first().locator('.ready-question').count(),
  );
  await page.emulateMedia({ media: 'screen' });
  await answer(page, 0, 'no');
  await answer(page, 1, 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(questions(page)).toHaveCount(1);
  await expect(page.locator('.ready-todo:visible')).toHaveCount(1);
});

test('the demo of a profession is asked for in its name', async ({ page }) => {
  await open(page);
  const profession = page.locator('.ready-profession').first();
  await profession.locator('summary').click();
  await expect(profession.locator('a.button')).toHaveAttribute('href', /#sector=[a-z-]+&/);
});

for (const locale of locales)
  test(`in ${locale} it has no fault of accessibility once answered, and fits`, async ({
    page,
  }) => {
    await open(page, locale);
    await page.locator('.ready-profession summary').first().click();
    for (const [index, value] of ['no', 'not-yet', 'yes'].entries())
      await answer(page, index, value);
    for (const width of widths) {
      await widen(page, width);
      // From the top, where the bar with the demo button covers nothing.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoFault(page, `${width} px`);
      expect(await overflowOf(page)).toEqual([]);
    }
  });
