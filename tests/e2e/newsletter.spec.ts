import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../../lib/environment';
import { locales, pathOf, words } from '../support/content';
import { contactFr } from '../support/form-cases';
import { sendForm } from '../support/form-page';
import { mailsAbout, serviceRole } from '../support/platform';

const path = { fr: pathOf('pages/newsletter', 'fr'), en: pathOf('pages/newsletter', 'en') };

/** The page where a subscription is confirmed or withdrawn. */
function newsletterOn(page: Page, locale: 'fr' | 'en' = 'fr') {
  const { code, confirm, withdraw } = words[locale].newsletter;
  return {
    code: page.getByLabel(code),
    confirm: page.getByRole('button', { name: confirm }),
    withdraw: page.getByRole('button', { name: withdraw }),
    expectOutcome: async (outcome: string) => {
      await expect(page).toHaveURL(`${siteUrl}${path[locale]}#${outcome}`);
      await expect(page.locator(':target')).toBeVisible();
    },
  };
}

/** Sends the contact form with the newsletter ticked. @returns the link of the confirmation mail. */
async function subscribe(page: Page) {
  const values = await sendForm(page, contactFr, { newsletter: true });
  const link = async () => {
    const messages = await mailsAbout(`${path.fr}#`);
    const message = messages.find(({ to }) => to.includes(values.email));
    return message?.text.match(new RegExp(`\\S+${path.fr}#[0-9a-f-]+`))?.[0];
  };
  await expect.poll(link).toBeTruthy();
  return { email: values.email, link: (await link()) ?? '' };
}

async function consentOf(email: string) {
  const { data } = await serviceRole
    .from('newsletter_consents')
    .select('confirmed_at,withdrawn_at,wording,locale')
    .eq('email', email);
  return data?.[0];
}

test('a tick is confirmed, then withdrawn, by the link of the mail', async ({ page }) => {
  const { email, link } = await subscribe(page);
  const { code, confirm, withdraw, expectOutcome } = newsletterOn(page);
  expect(await consentOf(email)).toMatchObject({
    confirmed_at: null,
    locale: 'fr',
    wording: expect.stringMatching(/\p{L}/u),
  });

  await page.goto(link);
  await expect(code).toHaveValue(/^[0-9a-f-]{36}$/);
  expect(await consentOf(email)).toMatchObject({ confirmed_at: null });
  await confirm.click();
  await expectOutcome('confirmed');
  expect((await consentOf(email))?.confirmed_at).toBeTruthy();

  await page.goto('about:blank');
  await page.goto(link);
  await withdraw.click();
  await expectOutcome('withdrawn');
  // Withdrawn; of the address a hash is kept, so that nothing is found by it.
  expect((await consentOf(email))?.withdrawn_at).not.toBeNull();
});

test('without script, the code of the mail is typed', async ({ page, browser, baseURL }) => {
  const { email, link } = await subscribe(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(path.fr);
  const { code, confirm, expectOutcome } = newsletterOn(plain);
  await code.fill(link.split('#')[1] ?? '');
  await confirm.click();
  await expectOutcome('confirmed');
  expect((await consentOf(email))?.confirmed_at).toBeTruthy();
  await context.close();
});

for (const locale of locales)
  test(`a code that nobody was given says so in ${locale}, and withdrawing it nothing more`, async ({
    page,
  }) => {
    const { code, confirm, withdraw, expectOutcome } = newsletterOn(page, locale);
    await page.goto(path[locale]);
    await code.fill(crypto.randomUUID());
    await confirm.click();
    await expectOutcome('unknown');

    await page.goto(path[locale]);
    await code.fill(crypto.randomUUID());
    await withdraw.click();
    await expectOutcome('withdrawn');
  });
