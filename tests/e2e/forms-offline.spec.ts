import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, sendUrl, valuesFor } from '../support/form-page';

const offline = {
  fr: 'Vous êtes hors ligne. Vos mots restent dans le formulaire\u202f; envoyez-le dès que la connexion revient.',
  en: 'You are offline. Your words stay in the form: send it once the connection is back.',
};

for (const form of formCases)
  test(`${form.path} says that one is offline before anything is sent`, async ({
    page,
    context,
  }) => {
    const on = formOn(page, form);
    const values = valuesFor(form);
    await on.open();
    await on.fill(values);
    const posts: string[] = [];
    page.on('request', (request) => request.url() === sendUrl && posts.push(request.url()));
    await context.setOffline(true);
    await on.button.click();
    await expect(on.form).toContainText(offline[form.path.startsWith('/en') ? 'en' : 'fr']);
    expect(posts).toEqual([]);
    await on.expectValues(values);

    await context.setOffline(false);
    await on.button.click();
    await expect(on.notices).not.toBeEmpty();
    expect(posts).toHaveLength(1);
  });
