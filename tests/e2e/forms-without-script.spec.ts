import { expect, type Page, test } from '@playwright/test';
import { supabaseUrl } from '../../lib/environment';
import { startPlatform } from '../../supabase/local/platform';
import { freePort } from '../../supabase/local/ports';
import { freePorts } from '../support/addresses';
import { contactEn, contactFr, type FormCase, sampleForms } from '../support/form-cases';
import { formOn, sendsOf, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

test.use({ javaScriptEnabled: false });

/** What the page says happened; the address chooses it. */
const outcomes = (page: Page) => page.locator('main section[id]').filter({ visible: true });

for (const formCase of sampleForms) {
  const { name, path, type, locale, answerPage } = formCase;

  test(`the ${name} posts without JavaScript, and its answer page says so`, {
    tag: '@everywhere',
  }, async ({ page }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.goto(path);
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(`${answerPage}#received`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(outcomes(page)).toHaveCount(1);
    expect(await rowsOf(values.company)).toMatchObject([
      { type, locale, status: 'sent', fields: values },
    ]);
    expect(await mailsAbout(values.company)).toMatchObject([{ replyTo: [values.email] }]);
  });

  test(`the ${name} is told without JavaScript which field is wrong, and keeps its words`, async ({
    page,
  }) => {
    const on = formOn(page, formCase);
    // The browser takes it for an address, the function does not.
    const values = { ...valuesFor(formCase), email: 'a@b' };
    await page.goto(path);
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(`${answerPage}#field-email`);
    await expect(outcomes(page)).toHaveCount(1);
    expect(await rowsOf(values.company)).toEqual([]);
    await page.goBack();
    await on.expectValues(values);
  });

  test(`the browser refuses what the ${name} leaves empty without JavaScript`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    const values: Record<string, unknown> = valuesFor(formCase);
    await page.goto(path);
    for (const field of formCase.fields.filter(({ missing }) => missing)) {
      await on.button.click();
      await expect(on.field(field.name)).toBeFocused();
      await on.fill({ [field.name]: values[field.name] as string | boolean });
    }
    await expect(page).toHaveURL(path);
    expect(sends).toEqual([]);
  });
}

/*
 * What the function says else ends on a page of the site too. The posts go to a platform of the test's
 * own: without a mail server, then with its limit reached, then without its database.
 */
test('pending, too many, failed: each has its words without JavaScript', async ({ page }) => {
  const environment = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const platform = await startPlatform({ ports: await freePorts(), retryEvery: 0, environment });
  const url = sendUrl.replace(supabaseUrl, platform.api);
  await page.route(sendUrl, (route) => route.continue({ url }));

  async function expectOutcome(form: FormCase, outcome: string) {
    const on = formOn(page, form);
    await page.goto(form.path);
    await on.fill(valuesFor(form));
    await on.button.click();
    await expect(page).toHaveURL(`${form.answerPage}#${outcome}`);
    await expect(outcomes(page)).toHaveCount(1);
  }

  try {
    const forms = [contactFr, contactEn];
    for (const form of forms) await expectOutcome(form, 'pending');
    await platform.database.as('service_role', async (query) => {
      // The owner of the tables, until the end of this transaction.
      await query('reset role');
      await query(`update public.limits set per_address = ${forms.length}`);
    });
    for (const form of forms) await expectOutcome(form, 'too-many');
    await platform.database.close();
    for (const form of forms) {
      await expectOutcome(form, 'failed');
      // Back, and every word is still there.
      await page.goBack();
      await expect(formOn(page, form).field('lastName')).not.toHaveValue('');
    }
  } finally {
    // Its database is closed already.
    await platform.stop().catch(() => {});
  }
});
