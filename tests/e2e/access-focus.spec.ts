import { expect, test } from '@playwright/test';
import { everyPage } from '../fixtures/routes';
import { alreadyChose, consentOn, expectNoBanner } from '../support/consent';
import { formCases } from '../support/form-cases';
import { formOn } from '../support/form-page';
import { tabWalk } from '../support/tab-walk';

/* WCAG 2.2: keyboard (2.1.1), no trap (2.1.2), focus visible (2.4.7), not obscured (2.4.11), target size (2.5.8). */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const { path, name, locale } of everyPage)
  test(`Tab reaches everything at ${path}, always in sight (${name})`, async ({
    page,
    context,
  }) => {
    test.slow();
    await alreadyChose(context, ['functional']);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expectNoBanner(page, locale);
      expect(await tabWalk(page), `${viewport.width} px`).toEqual([]);
    }
  });

for (const viewport of windows)
  test(`Tab reaches everything while the cookie banner is open, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const detailed of [false, true]) {
      await page.goto('/a-propos');
      const { banner, customise, statistics } = consentOn(page);
      await expect(banner).toBeVisible();
      if (detailed) {
        await customise.click();
        await expect(statistics).toBeVisible();
      }
      expect(await tabWalk(page), detailed ? 'details' : 'banner').toEqual([]);
    }
  });

for (const formCase of formCases)
  test(`Tab reaches everything in the ${formCase.name} with its errors`, async ({
    page,
    context,
  }) => {
    await alreadyChose(context, ['functional']);
    const on = formOn(page, formCase);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await on.open();
      await on.button.press('Enter');
      await expect(on.summary).toBeFocused();
      for (const { name, missing } of formCase.fields.filter((field) => field.missing)) {
        await page.keyboard.press('Tab');
        await expect(
          on.summary.getByRole('link', { name: missing, exact: true }),
          name,
        ).toBeFocused();
      }
      expect(await tabWalk(page), `${viewport.width} px`).toEqual([]);
    }
  });
