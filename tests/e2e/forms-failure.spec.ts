import { expect, type Page, test } from '@playwright/test';
import { type FormCase, formCases } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';
import { rowsOf } from '../support/submissions';

/* A returned error and an unexpected exception have words of their own (specification, section 8). */
const failures = {
  returned: (page: Page) =>
    page.route(sendUrl, (route) => route.continue({ postData: 'not JSON any more' })),
  unexpected: (page: Page) => page.route(sendUrl, (route) => route.abort()),
};

async function fail(page: Page, formCase: FormCase, kind: keyof typeof failures) {
  const on = formOn(page, formCase);
  const values = valuesFor(formCase);
  await failures[kind](page);
  await on.open();
  await on.fill(values);
  await on.button.click();
  await expectNotice(on.alerts, formCase[kind]);
  return { ...on, values };
}

for (const formCase of formCases)
  for (const kind of ['returned', 'unexpected'] as const) {
    const error = kind === 'returned' ? 'an error the function returns' : 'an unexpected exception';

    test(`the ${formCase.name} tells ${error} in its words and keeps every value`, async ({
      page,
    }) => {
      const { expectValues, notices, values } = await fail(page, formCase, kind);
      await expectValues(values);
      await expect(notices).toBeEmpty();
      expect(await rowsOf(values.company)).toEqual([]);
    });

    test(`the ${formCase.name} shows ${error} until it is closed`, async ({ page }) => {
      await page.clock.install();
      const { alerts, expectValues, values } = await fail(page, formCase, kind);
      await page.clock.fastForward('24:00:00');
      await expectNotice(alerts, formCase[kind]);
      await alerts.getByRole('button', { name: /^(Fermer|Close)/ }).click();
      await expect(alerts).toBeEmpty();
      await expectValues(values);
    });
  }
