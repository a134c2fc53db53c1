import { type Browser, expect, test } from '@playwright/test';
import { siteUrl, supabaseUrl } from '../../lib/environment';
import { type Platform, startPlatform } from '../../supabase/local/platform';
import { freePort } from '../../supabase/local/ports';
import { contactEn, contactFr, type FormCase } from '../support/form-cases';
import { formOn, sendUrl, valuesFor } from '../support/form-page';

/*
 * Without script, each thing the function can say ends on a page of the site. The posts go to a
 * platform of the test's own, which is in the state that the outcome needs.
 */
test.describe.configure({ mode: 'serial' });

let platform: Platform | undefined;
async function platformWith(environment: Record<string, string> = {}) {
  const ports = { api: await freePort(), mailbox: await freePort(), smtp: await freePort() };
  platform = await startPlatform({ ports, retryEvery: 0, environment });
  return platform;
}

// Also of a test that fails. Its database may be closed already.
test.afterEach(async () => {
  await platform?.stop().catch(() => {});
  platform = undefined;
});

async function post(browser: Browser, api: string, form: FormCase) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(sendUrl, (route) => route.continue({ url: sendUrl.replace(supabaseUrl, api) }));
  await page.goto(`${siteUrl}${form.path}`);
  const on = formOn(page, form);
  await on.fill(valuesFor(form));
  await on.button.click();
  return page;
}

/** What the form posts, without a browser. */
function postByHand(api: string, form: FormCase) {
  const { type, locale } = form;
  const fields = Object.entries({ type, locale, ...valuesFor(form) });
  return fetch(sendUrl.replace(supabaseUrl, api), {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams(
      fields.map(([name, value]) => [name, String(value).replace(/^true$/, 'on')]),
    ),
    redirect: 'manual',
  });
}

for (const form of [contactFr, contactEn]) {
  test(`${form.path}: stored while the mail server is away`, async ({ browser }) => {
    const platform = await platformWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    const page = await post(browser, platform.api, form);
    await expect(page).toHaveURL(`${siteUrl}${form.answerPage}#pending`);
    await expect(page.locator(':target')).toBeVisible();
    await page.context().close();
  });

  test(`${form.path}: refused after ten from one address`, async ({ browser }) => {
    const platform = await platformWith();
    for (let sent = 0; sent < 10; sent++) {
      const { headers } = await postByHand(platform.api, form);
      expect(headers.get('location')).toMatch(/#received$/);
    }
    const page = await post(browser, platform.api, form);
    await expect(page).toHaveURL(`${siteUrl}${form.answerPage}#too-many`);
    await expect(page.locator(':target')).toBeVisible();
    await page.context().close();
  });

  test(`${form.path}: not stored while the database is away`, async ({ browser }) => {
    const platform = await platformWith();
    await platform.database.close();
    const page = await post(browser, platform.api, form);
    await expect(page).toHaveURL(`${siteUrl}${form.answerPage}#failed`);
    await expect(page.locator(':target')).toBeVisible();
    // Back, and every word is still there.
    await page.goBack();
    await expect(formOn(page, form).field('lastName')).not.toHaveValue('');
    await page.context().close();
  });
}
