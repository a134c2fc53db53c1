import { expect, type Page, test } from '@playwright/test';
import { sampleForms } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

/* A returned error and an unexpected exception have words of their own (specification, section 8). */
const failures = {
  returned: (page: Page) =>
    page.route(sendUrl, (route) => route.continue({ postData: 'not JSON any more' })),
  unexpected: (page: Page) => page.route(sendUrl, (route) => route.abort()),
};

for (const formCase of sampleForms) {
  for (const kind of ['returned', 'unexpected'] as const)
    test(`the ${formCase.name} shows the ${kind} error until it is closed, and keeps every value`, async ({
      page,
    }) => {
      const on = formOn(page, formCase);
      const values = valuesFor(formCase);
      await page.clock.install();
      await failures[kind](page);
      await on.open();
      await on.fill(values);
      await on.button.click();
      await expectNotice(on.alerts, formCase[kind]);
      await expect(on.notices).toBeEmpty();
      await on.expectValues(values);
      expect(await rowsOf(values.company)).toEqual([]);

      await page.clock.fastForward('24:00:00');
      await expectNotice(on.alerts, formCase[kind]);
      await on.alerts.getByRole('button', { name: formCase.shared.close }).click();
      await expect(on.alerts).toBeEmpty();
      await on.expectValues(values);
    });

  test(`the ${formCase.name} says offline that nothing was sent and why, and keeps the words`, async ({
    page,
    context,
  }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    await on.fill(values);
    await context.setOffline(true);
    await on.button.click();
    await expectNotice(on.alerts, formCase.unexpected);
    await expect(on.form).toContainText(formCase.shared.offline);
    await on.expectValues(values);

    await context.setOffline(false);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    await expect(on.alerts).toBeEmpty();
  });

  /* The page's clock is turned by hand: what counts is ten seconds, not this machine's. */
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
}
