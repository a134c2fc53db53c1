import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../support/content';
import { demoFr, sampleForms } from '../support/form-cases';
import { expectNotice, filledForm, formOn, sendUrl } from '../support/form-page';
import { mailsAbout, rowsOf } from '../support/platform';

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
      await page.clock.install();
      await failures[kind](page);
      const { on, values } = await filledForm(page, formCase);
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
}

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

/** The questions that the browser asks, each answered with “leave”. */
function questionsOn(page: Page) {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  return questions;
}

test('leaving with typed words asks first; leaving an empty form does not', async ({ page }) => {
  const on = formOn(page, demoFr);
  const questions = questionsOn(page);
  await on.open();
  await page.reload();
  expect(questions).toEqual([]);
  await on.awake();
  await on.field('lastName').pressSequentially('Le Goff');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('the page listens for leaving only while there is something to lose', async ({ page }) => {
  await page.addInitScript(() => {
    const listening = new Set<unknown>();
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'beforeunload') listening.add(args[1]);
      document.documentElement.dataset.leaveListeners = String(listening.size);
      addEventListener(...args);
    };
    window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listening.delete(args[1]);
      document.documentElement.dataset.leaveListeners = String(listening.size);
      removeEventListener(...args);
    };
  });
  const on = formOn(page, demoFr);
  const listeners = page.locator('html');
  await on.open();
  await on.awake();
  await expect(listeners).toHaveAttribute('data-leave-listeners', '0');
  await on.field('lastName').fill('Le Goff');
  await expect(listeners).toHaveAttribute('data-leave-listeners', '1');
  await on.field('lastName').fill('');
  await expect(listeners).toHaveAttribute('data-leave-listeners', '0');
});

test('a form that was sent is left without a question', async ({ page }) => {
  const questions = questionsOn(page);
  const { on } = await filledForm(page, demoFr);
  await on.button.click();
  await expect(on.notices).not.toBeEmpty();
  await page.reload();
  expect(questions).toEqual([]);
});

for (const formCase of sampleForms)
  test(`the ${formCase.name} keeps its words while the privacy policy is read, and sends them`, async ({
    page,
  }) => {
    const { on, values } = await filledForm(page, formCase);
    await on.form.getByRole('link').click();
    await expect(page).toHaveURL(pathOf('legal/privacy-policy', formCase.locale));
    await page.goBack();
    await on.awake();
    await on.expectValues(values);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    expect(await rowsOf(values.company)).toMatchObject([{ fields: values }]);
  });
