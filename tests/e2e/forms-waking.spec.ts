import { readFileSync } from 'node:fs';
import { expect, type Route, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { contactEn, demoFr, sampleForms } from '../support/form-cases';
import {
  expectNotice,
  formOn,
  formsBundle,
  holdBundle,
  sendsOf,
  sendUrl,
  valuesFor,
} from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

for (const formCase of sampleForms) {
  const { name, path, type, locale, success } = formCase;

  test(`what was filled in before and after the ${name} woke up is sent together`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    const entries = Object.entries(values);
    const isEarly = ([, value]: [string, unknown], index: number) => index % 2 === 0 && value;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(Object.fromEntries(entries.filter(isEarly)));
    release();
    await on.awake();
    await on.fill(Object.fromEntries(entries.filter((entry, index) => !isEarly(entry, index))));
    await on.button.click();
    await expectNotice(on.notices, success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

  test(`a submit before the code of the ${name} arrived is held, then sent`, async ({ page }) => {
    const sends = sendsOf(page);
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.click();
    expect(sends).toEqual([]);

    release();
    await expectNotice(on.notices, success);
    await expect(page).toHaveURL(path);
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON()).toMatchObject({ ...values, type, locale });
    expect(await rowsOf(values.company)).toHaveLength(1);
  });
}

for (const formCase of sampleForms) {
  test(`the ${formCase.name} wakes up over the server’s elements, and is what they were but for its validation`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const island = page.locator('[data-island-root]');
    const elements = await island.evaluateHandle((root) => [...root.querySelectorAll('*')]);
    // Awake, the form checks lengths itself, and what has to be filled in.
    const validation = ' (novalidate|required|aria-required|maxlength)="\\w*"';
    const html = () =>
      island.evaluate(
        (root, pattern) => root.outerHTML.replace(new RegExp(pattern, 'g'), ''),
        validation,
      );
    const drawn = await html();
    release();
    await formOn(page, formCase).awake();
    const same = await elements.evaluate((before) => {
      const after = [...document.querySelectorAll('[data-island-root] *')];
      return before.length === after.length && before.every((one, index) => one === after[index]);
    });
    expect(same).toBe(true);
    expect(await html()).toBe(drawn);
  });

  test(`a person typing while the ${formCase.name} wakes up is not interrupted`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    await on.field('company').pressSequentially('Cabinet');
    await on.field('company').press('Home');
    release();
    await on.awake();
    await page.keyboard.type('Le ');
    await expect(on.field('company')).toHaveValue('Le Cabinet');
  });
}

const losses = {
  'is gone from the server': (route: Route) =>
    route.continue({ url: new URL('/assets/forms-of-last-week.js', route.request().url()).href }),
  'is cut off by the network': (route: Route) => route.abort(),
};

/* An old page after a deployment asks for a bundle that is gone: the form posts by itself. */
const { path, type, locale, answerPage } = contactEn;

for (const [loss, lose] of Object.entries(losses))
  test(`the form posts by itself where its code ${loss}`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, contactEn);
    const values = valuesFor(contactEn);
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

test('the form lets the browser refuse an empty post there', async ({ page }) => {
  const sends = sendsOf(page);
  const on = formOn(page, contactEn);
  await page.route(formsBundle, (route) => route.abort());
  await page.goto(path);
  await on.button.click();
  await expect(on.field('firstName')).toBeFocused();
  await expect(page).toHaveURL(path);
  expect(sends).toEqual([]);
});

for (const failure of ['fails', 'never comes'])
  test(`a submit of the form that waits for its code goes where the code ${failure}`, async ({
    page,
  }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.clock.install();
    await page.route(formsBundle, async (route) => {
      await failed;
      await route.abort();
    });
    const on = formOn(page, contactEn);
    const values = valuesFor(contactEn);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await on.fill(values);
    await on.button.click();
    await expect(page).toHaveURL(path);
    if (failure === 'fails') fail();
    else await page.clock.fastForward(5000);
    await expect(page).toHaveURL(`${answerPage}#received`);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

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

test('islands of two kinds on a page are each woken by their own code', async ({ page }) => {
  const calculatorPage = readFileSync(`out${pathOf('pages/beneficial-owners', 'fr')}.html`, 'utf8');
  const [calculator] = /<div class="island" data-island="owners">.*?<\/form><\/div><\/div>/s.exec(
    calculatorPage,
  ) ?? [''];
  const demo = readFileSync(`out${demoFr.path}.html`, 'utf8');
  const body = demo.replace('</main>', `${calculator}</main>`);
  await page.route(`**${demoFr.path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(demoFr.path);
  await expect(page.locator('#owners-client')).toBeEnabled();
  await expect(page.locator('form[name="demo-form"]')).toHaveAttribute('novalidate');
});
