import { expect, type Route, test } from '@playwright/test';
import { demoFr, sampleForms } from '../support/form-cases';
import { formOn, formsBundle, holdBundle, sendsOf, sendUrl, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

const losses = {
  'is gone from the server': (route: Route) =>
    route.continue({ url: new URL('/assets/forms-of-last-week.js', route.request().url()).href }),
  'is cut off by the network': (route: Route) => route.abort(),
};

/* An old page after a deployment asks for a bundle that is gone: the form posts by itself. */
for (const formCase of sampleForms) {
  const { name, path, type, locale, answerPage } = formCase;

  for (const [loss, lose] of Object.entries(losses))
    test(`the ${name} posts by itself where its code ${loss}`, async ({ page }) => {
      const sends = sendsOf(page);
      const on = formOn(page, formCase);
      const values = valuesFor(formCase);
      await page.route(formsBundle, lose);
      await page.goto(path);
      await on.fill(values);
      await on.button.click();
      await expect(page).toHaveURL(`${answerPage}#received`);
      await expect(page.locator('#received')).toBeVisible();

      expect(sends[0]?.headers()['content-type']).toContain('application/x-www-form-urlencoded');
      const row = { type, locale, status: 'sent', fields: values };
      expect(await rowsOf(values.company)).toMatchObject([row]);
      expect(await mailsAbout(values.company)).toMatchObject([{ replyTo: [values.email] }]);
    });

  test(`the ${name} lets the browser refuse an empty post there`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    await page.route(formsBundle, (route) => route.abort());
    await page.goto(path);
    await on.button.click();
    await expect(on.field('firstName')).toBeFocused();
    await expect(page).toHaveURL(path);
    expect(sends).toEqual([]);
  });

  test(`a submit of the ${name} that waits for its code goes when the code fails`, async ({
    page,
  }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.route(formsBundle, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(path);
    fail();
    await expect(page).toHaveURL(`${answerPage}#received`);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

  test(`a submit of the ${name} goes by itself when its code never comes`, async ({ page }) => {
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.route(formsBundle, () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(`${answerPage}#received`, { timeout: 15_000 });
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });
}

test(`the ${demoFr.name} stays one request where its code comes after its post`, async ({
  page,
}) => {
  const sends = sendsOf(page);
  const on = formOn(page, demoFr);
  const values = valuesFor(demoFr);
  const release = await holdBundle(page);
  // The function takes its time, and the visitor does not.
  await page.route(sendUrl, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await page.goto(demoFr.path, { waitUntil: 'domcontentloaded' });
  await on.fill(values);
  const came = page.waitForResponse(formsBundle);
  page.waitForRequest(sendUrl).then(release);
  // By the page itself: Playwright would wait for the post to be over.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main form button');
    button?.click();
    setTimeout(() => button?.click(), 7500);
  });
  await came;
  await expect(page).toHaveURL(/#(received|pending)$/, { timeout: 30_000 });
  const types = sends.map((send) => send.headers()['content-type']);
  expect(types).toEqual(Array(2).fill('application/x-www-form-urlencoded'));
  expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  expect(await mailsAbout(values.company)).toHaveLength(1);
});
