import { expect, test } from '@playwright/test';
import { formCases } from '../support/form-cases';
import { formOn, valuesFor } from '../support/form-page';
import { mailsAbout, serviceRole } from '../support/platform';

const contact = formCases.find(({ path }) => path === '/contact');
if (!contact) throw new Error('no case of /contact');

/** Sends the contact form with the newsletter ticked; gives the link of the confirmation mail. */
async function subscribe(page: import('@playwright/test').Page) {
  const values = valuesFor(contact as NonNullable<typeof contact>);
  const form = formOn(page, contact as NonNullable<typeof contact>);
  await form.open();
  await form.fill({ ...values, newsletter: true });
  await form.button.click();
  await expect(form.notices).toContainText('Message envoyé !');
  const link = async () => {
    const messages = await mailsAbout('lettre-information#');
    return messages
      .find(({ to }) => to.includes(values.email))
      ?.text.match(/\S+\/lettre-information#[0-9a-f-]+/)?.[0];
  };
  await expect.poll(link).toBeTruthy();
  return { email: values.email, link: (await link()) ?? '' };
}

const consentOf = async (email: string) =>
  (
    await serviceRole
      .from('newsletter_consents')
      .select('confirmed_at,withdrawn_at,wording,locale')
      .eq('email', email)
  ).data?.[0];

test('a tick is confirmed, then withdrawn, by the link of the mail', async ({ page }) => {
  const { email, link } = await subscribe(page);
  expect(await consentOf(email)).toMatchObject({
    confirmed_at: null,
    locale: 'fr',
    wording: 'Je souhaite recevoir la lettre d’information',
  });

  await page.goto(link);
  await expect(page.getByLabel('Code reçu par e-mail')).toHaveValue(/^[0-9a-f-]{36}$/);
  expect(await consentOf(email)).toMatchObject({ confirmed_at: null });
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page).toHaveURL('/lettre-information#confirmed');
  await expect(page.getByRole('heading', { name: 'Inscription confirmée' })).toBeVisible();
  expect((await consentOf(email))?.confirmed_at).toBeTruthy();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(page).toHaveURL('/lettre-information#withdrawn');
  await expect(
    page.getByRole('heading', { name: 'Plus aucune lettre pour ce code' }),
  ).toBeVisible();
});

test('without script, the code of the mail is typed', async ({ page, browser, baseURL }) => {
  const { email, link } = await subscribe(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/lettre-information');
  await plain.getByLabel('Code reçu par e-mail').fill(link.split('#')[1] ?? '');
  await plain.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(plain.getByRole('heading', { name: 'Inscription confirmée' })).toBeVisible();
  expect((await consentOf(email))?.confirmed_at).toBeTruthy();
  await context.close();
});

test('a code that nobody was given says so, in English too', async ({ page }) => {
  await page.goto('/en/newsletter');
  await page.getByLabel('Code received by e-mail').fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page).toHaveURL('/en/newsletter#unknown');
  await expect(page.getByRole('heading', { name: 'Unknown code' })).toBeVisible();
});

test('withdrawing such a code says what is true of any: nothing is sent for it', async ({
  page,
}) => {
  await page.goto('/en/newsletter');
  await page.getByLabel('Code received by e-mail').fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL('/en/newsletter#withdrawn');
  const heading = page.getByRole('heading', { name: 'No more newsletters for this code' });
  await expect(heading).toBeVisible();
});
