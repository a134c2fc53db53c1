import { expect, test } from '@playwright/test';
import { expectNoFaultAtAnyWidth } from '../support/axe';
import { alreadyChose } from '../support/consent';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';

test.beforeEach(({ context }) => alreadyChose(context, ['functional']));

for (const formCase of formCases) {
  const { name, success, returned, unexpected } = formCase;

  test(`axe finds nothing in the ${name} with errors`, async ({ page }) => {
    const { button, open, summary } = formOn(page, formCase);
    await open();
    await button.click();
    await expect(summary).toBeFocused();
    await expectNoFaultAtAnyWidth(page, 'errors');
  });

  test(`axe finds nothing in the ${name} that failed, or that was sent`, async ({ page }) => {
    const { alerts, button, fill, notices, open } = formOn(page, formCase);
    await open();
    await fill(valuesFor(formCase));
    await page.route(sendUrl, (route) => route.abort(), { times: 1 });
    await button.click();
    await expectNotice(alerts, unexpected);
    await expectNoFaultAtAnyWidth(page, 'no answer');

    await page.route(sendUrl, (route) => route.continue({ postData: 'not JSON' }), { times: 1 });
    await button.click();
    await expectNotice(alerts, returned);
    await expectNoFaultAtAnyWidth(page, 'an error returned');

    await button.click();
    await expectNotice(notices, success);
    await expectNoFaultAtAnyWidth(page, 'sent');
  });
}

/* Without script the answer is a page; the address says what it shows. */
for (const [path, outcomes] of Object.entries({
  '/envoi': ['received', 'pending', 'too-many', 'failed', 'invalid', 'field-email'],
  '/en/sent': ['received', 'pending', 'too-many', 'failed', 'invalid', 'field-email'],
  '/lettre-information': ['confirmed', 'withdrawn', 'unknown', 'failed'],
  '/en/newsletter': ['confirmed', 'withdrawn', 'unknown', 'failed'],
}))
  test(`axe finds nothing at ${path}, whatever it says`, async ({ page }) => {
    for (const outcome of outcomes) {
      await page.goto(`${path}#${outcome}`);
      await expect(page.locator(':target')).toBeVisible();
      await expectNoFaultAtAnyWidth(page, outcome);
    }
  });
