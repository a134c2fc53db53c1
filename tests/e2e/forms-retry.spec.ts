import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { directUrl } from '../support/addresses';
import { contactEn, demoFr, formCases } from '../support/form-cases';
import { expectNotice, formOn, sendsOf, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

/* One filled form is one row and one mail, however often it has to be sent (design, section 5). */
const idsOf = (sends: Request[]) => sends.map((send) => send.postDataJSON().submissionId);

async function expectOnce(company: string) {
  expect(await rowsOf(company)).toHaveLength(1);
  expect(await mailsAbout(company)).toHaveLength(1);
}

const losses = {
  'the request was lost': (route: Route) => route.abort(),
  // It reaches the function, which stores and mails it; only the page never hears of it.
  'the answer was lost': async (route: Route) => {
    await route.fetch({ url: directUrl(sendUrl) });
    await route.abort();
  },
};

for (const formCase of formCases)
  for (const [loss, lose] of Object.entries(losses))
    test(`the ${formCase.name}, sent again after ${loss}, is one row and one mail`, async ({
      page,
    }) => {
      const on = formOn(page, formCase);
      const { ids, company } = await sendTwice(page, lose);
      expect(ids[1]).toBe(ids[0]);
      await expectOnce(company);

      async function sendTwice(page: Page, lose: (route: Route) => Promise<void>) {
        const sends = sendsOf(page);
        const values = valuesFor(formCase);
        await page.route(sendUrl, lose, { times: 1 });
        await on.open();
        await on.fill(values);
        await on.button.click();
        await expectNotice(on.alerts, formCase.unexpected);
        await on.button.click();
        await expectNotice(on.notices, formCase.success);
        await expect(on.alerts).toBeEmpty();
        return { ids: idsOf(sends), company: values.company };
      }
    });

for (const formCase of [demoFr, contactEn]) {
  test(`words changed in the ${formCase.name} after a failure are a new submission`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    await page.route(sendUrl, losses['the request was lost'], { times: 1 });
    await on.open();
    await on.fill(valuesFor(formCase));
    await on.button.click();
    await expectNotice(on.alerts, formCase.unexpected);
    await on.field('lastName').fill('Kerval');
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    const [first, second] = idsOf(sends);
    expect(second).not.toBe(first);
  });

  test(`the ${formCase.name} filled in again is a new submission`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await on.open();
    for (const count of [1, 2]) {
      await on.fill(values);
      await on.button.click();
      await expect.poll(() => mailsAbout(values.company)).toHaveLength(count);
      await on.expectValues({ company: '', consent: false });
    }
    const [first, second] = idsOf(sends);
    expect(second).not.toBe(first);
  });
}
