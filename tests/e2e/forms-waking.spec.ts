import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { contactEn, demoFr, sampleForms } from '../support/form-cases';
import {
  expectNotice,
  formOn,
  formsBundle,
  holdBundle,
  sendsOf,
  valuesFor,
} from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

/* Awake, the form checks lengths itself, and what has to be filled in. */
const validation = ' (novalidate|required|aria-required|maxlength)="\\w*"';

for (const formCase of sampleForms)
  test(`the ${formCase.name} wakes up over the server’s elements, while somebody types, and loses no word`, async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const on = formOn(page, formCase);
    await page.goto(formCase.path, { waitUntil: 'domcontentloaded' });
    const island = page.locator('[data-island-root]');
    const elements = await island.evaluateHandle((root) => [...root.querySelectorAll('*')]);
    const html = () =>
      island.evaluate((root, pattern) => {
        const copy = root.cloneNode(true) as Element;
        // What was typed is counted.
        for (const counter of copy.querySelectorAll('.field-counter')) counter.remove();
        return copy.outerHTML.replace(new RegExp(pattern, 'g'), '');
      }, validation);
    const drawn = await html();
    const values = valuesFor(formCase);
    const entries = Object.entries(values);
    const isEarly = ([, value]: [string, unknown], index: number) => index % 2 === 0 && value;
    await on.fill(Object.fromEntries(entries.filter(isEarly)));
    await on.field('company').fill('Cabinet');
    await on.field('company').press('Home');
    release();
    await on.awake();
    const same = await elements.evaluate((before) => {
      const after = [...document.querySelectorAll('[data-island-root] *')];
      return before.length === after.length && before.every((one, index) => one === after[index]);
    });
    expect(same).toBe(true);
    expect(await html()).toBe(drawn);
    await page.keyboard.type('Le ');
    await expect(on.field('company')).toHaveValue('Le Cabinet');

    await on.fill(Object.fromEntries(entries.filter((entry, index) => !isEarly(entry, index))));
    await on.field('company').fill(String(values.company));
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });

/* An old page after a deployment asks for a bundle that is gone: the form posts by itself. */
const { path, type, locale, answerPage } = contactEn;

test('the form posts without its code where that is gone from the server', async ({ page }) => {
  const sends = sendsOf(page);
  const on = formOn(page, contactEn);
  const values = valuesFor(contactEn);
  await page.route(formsBundle, (route) =>
    route.continue({ url: new URL('/assets/forms-of-last-week.js', route.request().url()).href }),
  );
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

for (const failure of ['fails', 'never comes'])
  test(`a submission that waits for the form’s code is sent where the code ${failure}`, async ({
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

/** The page of the demo with a calculator under its form. */
async function openBoth(page: Page, change = (calculator: string) => calculator) {
  const calculatorPage = readFileSync(`out${pathOf('pages/beneficial-owners', 'fr')}.html`, 'utf8');
  const [calculator] =
    /<div class="island[^"]*" data-island="owners">.*?<\/form><\/div><\/div>/s.exec(
      calculatorPage,
    ) ?? [''];
  expect(calculator).not.toBe('');
  const demo = readFileSync(`out${demoFr.path}.html`, 'utf8');
  const body = demo.replace('</main>', `${change(calculator)}</main>`);
  await page.route(`**${demoFr.path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(demoFr.path);
  await expect(page.locator('form[name="demo-form"]')).toHaveAttribute('novalidate');
}

test('islands of two kinds on a page are each woken by their own code', async ({ page }) => {
  await openBoth(page);
  await expect(page.locator('#owners-client')).toBeEnabled();
});

test('a form is checked by its code where another island of the page fails', async ({ page }) => {
  await openBoth(page, (calculator) => calculator.replace('type="application/json">', '$&]'));
  await expect(page.locator('body')).toHaveAttribute('data-failed');
  await page.locator('form[name="demo-form"] [type="submit"]').click();
  await expect(page.locator('.error-summary')).toBeFocused();
});
