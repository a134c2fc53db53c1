import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { expectNotice, formOn, sendUrl, valuesFor } from '../support/form-page';

const offline = {
  fr: 'Vous êtes hors ligne. Votre saisie reste dans le formulaire\u202f; envoyez-le dès que la connexion revient.',
  en: 'You are offline. What you typed stays in the form: send it once the connection is back.',
};

for (const form of formCases)
  test(`${form.path} says offline that nothing was sent and why, and keeps the words`, async ({
    page,
    context,
  }) => {
    const on = formOn(page, form);
    const values = valuesFor(form);
    await on.open();
    await on.fill(values);
    await context.setOffline(true);
    const tried = page.waitForEvent('requestfailed', (request) => request.url() === sendUrl);
    await on.button.click();
    await tried;
    await expectNotice(on.alerts, form.unexpected);
    await expect(on.form).toContainText(offline[form.path.startsWith('/en') ? 'en' : 'fr']);
    await on.expectValues(values);

    await context.setOffline(false);
    await on.button.click();
    await expectNotice(on.notices, form.success);
    await expect(on.alerts).toBeEmpty();
  });
