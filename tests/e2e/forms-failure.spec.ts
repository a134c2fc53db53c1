import { expect, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { contactEn, demoFr } from '../support/form-cases';
import { expectNotice, filledForm, formOn, sendUrl } from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';
import { questionsOn } from '../support/tool-page';

/* The page's clock is turned by hand: what counts is ten seconds, not this machine's. */
test('a form gives up after 10 seconds without answer, and can be sent again', async ({ page }) => {
  await page.clock.install();
  // Held for good: the function never sees it.
  await page.route(sendUrl, () => {}, { times: 1 });
  const { on, values } = await filledForm(page, demoFr);
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest(sendUrl);
  await on.button.click();
  await sent;

  await page.clock.runFor(9_900);
  await expect(on.button).toHaveAttribute('aria-disabled', 'true');
  await expect(on.alerts).toBeEmpty();
  await page.clock.runFor(200);
  await expectNotice(on.alerts, demoFr.unexpected);
  await on.expectValues(values);

  await page.clock.resume();
  await on.button.click();
  await expectNotice(on.notices, demoFr.success);
  expect(await mailsAbout(values.company)).toHaveLength(1);
});

test('leaving with typed words asks first; leaving an empty form or one that was sent does not', async ({
  page,
}) => {
  const questions = questionsOn(page);
  const { on } = await filledForm(page, demoFr);
  await on.button.click();
  await expect(on.notices).not.toBeEmpty();
  await page.reload();
  await on.awake();
  await page.reload();
  expect(questions).toEqual([]);
  await on.awake();
  await on.field('lastName').pressSequentially('Le Goff');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('only a form with words listens for leaving: Firefox caches no page that does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    const { addEventListener: add, removeEventListener: remove } = window;
    type Listening = Parameters<typeof add>;
    Object.assign(window, {
      addEventListener(...[type, listener, options]: Listening) {
        if (type === 'beforeunload') listeners.add(listener);
        add.call(window, type, listener, options);
      },
      removeEventListener(...[type, listener, options]: Listening) {
        if (type === 'beforeunload') listeners.delete(listener);
        remove.call(window, type, listener, options);
      },
      listensForLeaving: () => listeners.size > 0,
    });
  });
  const listens = () => page.evaluate('listensForLeaving()');
  const on = formOn(page, demoFr);
  await on.open();
  expect(await listens()).toBe(false);
  await on.field('lastName').fill('Le Goff');
  expect(await listens()).toBe(true);
  await on.field('lastName').clear();
  expect(await listens()).toBe(false);
});

test('a form keeps its words while the privacy policy is read, and sends them', async ({
  page,
}) => {
  const { on, values } = await filledForm(page, contactEn);
  await on.form.getByRole('link').click();
  await expect(page).toHaveURL(pathOf('legal/privacy-policy', 'en'));
  await page.goBack();
  await on.awake();
  await on.expectValues(values);
  await on.button.click();
  await expectNotice(on.notices, contactEn.success);
  expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
});
