import { expect, type Page, test } from '@playwright/test';
import { formCases, sampleForms } from '../support/form-cases';
import { expectNotice, filledForm, formOn, sendsOf, sendUrl } from '../support/form-page';

/* The messages of specification, section 5, at the field and in the summary. */
for (const formCase of formCases) {
  const required = formCase.fields.filter(({ missing }) => missing);

  test(`the ${formCase.name} says what is missing, in a summary and at each field, and sends nothing`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const { button, field, form, summary, open } = formOn(page, formCase);
    await open();
    await button.click();
    await expect(summary).toBeFocused();
    expect(await page.title()).toMatch(formCase.locale === 'fr' ? /^Erreur\s?: / : /^Error: /);
    const messages = required.map(({ missing = '' }) => missing);
    await expect(summary.getByRole('link')).toHaveText(messages);
    for (const [index, { name, missing = '' }] of required.entries()) {
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      const ids = ((await field(name).getAttribute('aria-describedby')) ?? '').split(' ');
      const descriptions = ids.map((id) => form.locator(`[id="${id}"]`).innerText());
      expect(await Promise.all(descriptions)).toContain(missing);
      await summary.getByRole('link').nth(index).click();
      await expect(field(name)).toBeFocused();
      await expect(form.locator(`label[for$="-${name}"]`)).toBeInViewport({ ratio: 1 });
    }
    for (const { name } of formCase.fields.filter(({ optional }) => optional))
      await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
    expect(sends).toEqual([]);
  });
}

for (const formCase of sampleForms) {
  const missingOf = (name: string) =>
    formCase.fields.find((field) => field.name === name)?.missing ?? '';

  test(`the ${formCase.name} refuses spaces, a consent that is taken back and what is no address, until each is right`, async ({
    page,
  }) => {
    const sends = sendsOf(page);
    const { on } = await filledForm(page, formCase, {
      company: '   ',
      email: 'nadia',
      consent: false,
    });
    await on.button.click();
    await expect(on.summary).toBeFocused();
    const missing = [missingOf('company'), missingOf('consent')];
    await expect(on.summary.getByRole('link')).toHaveText([formCase.malformedEmail, ...missing]);
    const message = on.form.getByText(missingOf('company'), { exact: true });
    await expect(message).toHaveCount(2);
    await on.field('company').fill('Cabinet');
    await expect(message).toHaveCount(0);
    await expect(on.field('company')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(on.field('consent')).toHaveAttribute('aria-invalid', 'true');

    await on.field('consent').check();
    for (const malformed of ['nadia@', '@etude.example', 'a b@c.example']) {
      await on.field('email').fill(malformed);
      await on.button.click();
      await expect(on.summary.getByRole('link')).toHaveText([formCase.malformedEmail]);
      await expect(on.field('email')).toHaveAccessibleDescription(startOf(formCase.malformedEmail));
    }
    expect(sends).toEqual([]);
  });

  test(`the ${formCase.name} puts what the function refuses at its field, and goes through once it is right`, async ({
    page,
  }) => {
    await changeOnTheWay(page, { email: 'a@b', company: '' });
    const { on, values } = await filledForm(page, formCase);
    await on.button.click();
    await expectNotice(on.alerts, formCase.returned);
    await expect(on.summary).toBeFocused();
    await expect(on.summary.getByRole('link')).toHaveText([
      formCase.malformedEmail,
      missingOf('company'),
    ]);
    await expect(on.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(on.field('email')).toHaveAccessibleDescription(startOf(formCase.malformedEmail));
    await on.expectValues(values);

    await page.unroute(sendUrl);
    await on.button.click();
    await expectNotice(on.notices, formCase.success);
    await expect(on.summary).toHaveCount(0);
    await expect(on.alerts).toBeEmpty();
  });
}

/** A field's description that begins with these words; a hint may follow. */
const startOf = (words = '') => new RegExp(`^${words}`);

/** What the page sends is changed on its way, so that the function itself refuses it. */
const changeOnTheWay = (page: Page, changes: Record<string, unknown>) =>
  page.route(sendUrl, (route, request) =>
    route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), ...changes }) }),
  );
