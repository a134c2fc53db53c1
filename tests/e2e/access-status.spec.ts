import { expect, type Page, test } from '@playwright/test';
import { servedAt } from '../support/addresses';
import { alreadyChose } from '../support/consent';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, hold, sendUrl, valuesFor } from '../support/form-page';

/* A message is announced only where it enters a live region that already stood in the page (WCAG 4.1.3). */
const regions = {
  notice: 'main [role=status]',
  alert: 'main [role=alert]:not(form *)',
  form: 'main form [aria-live=polite]',
};

/** The regions as the server sent them: there, and empty. */
async function mark(page: Page) {
  for (const selector of Object.values(regions)) {
    await expect(page.locator(selector)).toBeEmpty();
    await page.locator(selector).evaluate((region) => Object.assign(region, { waited: true }));
  }
}

const stillThere = (page: Page, selector: string) =>
  page.locator(selector).evaluate((region) => 'waited' in region);

test.beforeEach(({ context }) => alreadyChose(context, ['functional']));

for (const formCase of formCases) {
  const { name, path, success, unexpected } = formCase;

  test(`the ${name} has its live regions, empty, in the HTML`, async ({ request }) => {
    const html = await (await request.get(servedAt(path))).text();
    expect(html).toMatch(/<div role="status" aria-label="[^"]+"><\/div><div role="alert"><\/div>/);
    expect(html).toMatch(/<div class="form-live" aria-live="polite" aria-atomic="true"><\/div>/);
  });

  test(`what happens to the ${name} enters regions that were waiting for it`, async ({
    page,
    context,
  }) => {
    const on = formOn(page, formCase);
    await page.goto(path);
    await mark(page);
    await on.awake();
    await on.fill(valuesFor(formCase));

    await context.setOffline(true);
    await on.button.click();
    // Told in full: while a request is under way, a second one is not sent.
    await expectNotice(on.alerts, unexpected);
    await expect(page.locator(regions.form)).not.toHaveText(/^(|Envoi en cours.*|Sending.*)$/);
    await context.setOffline(false);

    await page.route(sendUrl, (route) => route.abort(), { times: 1 });
    await on.button.click();
    await expectNotice(on.alerts, unexpected);
    await expect(page.locator(regions.form)).not.toBeEmpty();

    const release = await hold(page, sendUrl);
    await on.button.click();
    await expect(page.locator(regions.form)).toHaveText(/^(Envoi en cours|Sending)/);
    release();
    await expectNotice(on.notices, success);
    // The toast says it: once is enough.
    await expect(page.locator(regions.form)).toBeEmpty();
    await expect(on.form.getByText(success.text, { exact: true })).toBeVisible();
    for (const selector of Object.values(regions))
      expect(await stillThere(page, selector)).toBe(true);
  });
}
