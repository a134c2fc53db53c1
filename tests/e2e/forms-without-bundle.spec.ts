import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, formsBundle, sendsOf, valuesFor } from '../support/form-page';
import { mailsAbout } from '../support/platform';
import { rowsOf } from '../support/submissions';

/* An old page after a deployment asks for a bundle that is gone: the form posts by itself. */
for (const formCase of formCases) {
  const { name, path, type, locale, answerPage } = formCase;

  test(`the ${name} posts by itself where its code cannot be loaded`, async ({ page }) => {
    const sends = sendsOf(page);
    const on = formOn(page, formCase);
    const values = valuesFor(formCase);
    await page.route(formsBundle, (route) => route.abort());
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
}
