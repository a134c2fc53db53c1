import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, widen } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { locales, pages } from '../support/content';
import { overflowOf } from '../support/overflow';

/* A questionnaire by keyboard, one step at a time; nothing but links and `:target` is at work. */

for (const locale of locales) {
  const scope = pages.find((page) => page.type === 'Scope' && page.locale === locale);
  if (!scope) continue;
  test(`a questionnaire in ${locale} leads to a result and back, by keyboard`, async ({
    page,
    context,
  }) => {
    await alreadyChose(context, ['functional']);
    await widen(page, 320);
    await page.goto(scope.path);
    const shown = page.locator('.scope-step:visible');
    await expect(shown).toHaveCount(1);
    await shown.locator('.scope-answers a').first().focus();
    const before: string[] = [];
    while ((await shown.locator('.scope-answers').count()) > 0) {
      before.push(await page.evaluate(() => location.hash));
      await page.keyboard.press('Enter');
      await expectStepWithFocus(page);
      // From the heading, Tab goes to the first answer, or to what follows a result.
      await page.keyboard.press('Tab');
    }
    await expect(shown).toHaveClass(/scope-result/);
    for (const width of [320, 1280]) {
      await widen(page, width);
      expect(await overflowOf(page)).toEqual([]);
      await expectNoFault(page, `${scope.path}: a result`);
    }
    await shown.locator('.scope-back a').first().press('Enter');
    expect(before).toContain(await page.evaluate(() => location.hash));
    await expectStepWithFocus(page);
  });
}

/** One step is shown, and a screen reader starts at its heading. */
async function expectStepWithFocus(page: Page) {
  const shown = page.locator('.scope-step:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole('heading')).toBeFocused();
  await expect(shown.getByRole('heading')).toBeInViewport();
}
