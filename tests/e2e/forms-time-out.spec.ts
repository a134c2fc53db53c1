import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';

/* The page's clock is turned by hand: what counts is ten seconds, not this machine's. */
for (const formCase of formCases)
  test(`the ${formCase.name} gives up after 10 seconds without answer, and can be sent again`, async ({
    page,
  }) => {
    await page.clock.install();
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    // Held for good: the function never sees it.
    await page.route(sendUrl, () => {}, { times: 1 });
    await on.open();
    await on.fill(values);
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent = page.waitForRequest(sendUrl);
    await on.button.click();
    await sent;

    await page.clock.runFor(9_900);
    await expect(on.button).toHaveAttribute('aria-disabled', 'true');
    await expect(on.alerts).toBeEmpty();
    await page.clock.runFor(200);
    await expectNotice(on.alerts, formCase.unexpected);
    await on.expectValues(values);

    await page.clock.resume();
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await mailsAbout(values.company)).toHaveLength(1);
  });
