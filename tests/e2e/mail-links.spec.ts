import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../../lib/environment';
import type { Message } from '../../supabase/local/mailbox-message';
import { directUrl } from '../support/addresses';
import { pathOf, words } from '../support/content';
import { contactFr } from '../support/form-cases';
import { sendForm } from '../support/form-page';
import { mailsAbout, serviceRole } from '../support/platform';

const path = pathOf('pages/newsletter', 'fr');

/** The page where a subscription is confirmed or withdrawn. */
function newsletterOn(page: Page) {
  const { code, confirm, withdraw } = words.fr.newsletter;
  return {
    code: page.getByLabel(code),
    confirm: page.getByRole('button', { name: confirm }),
    withdraw: page.getByRole('button', { name: withdraw }),
    expectOutcome: async (outcome: string) => {
      await expect(page).toHaveURL(`${siteUrl}${path}#${outcome}`);
      await expect(page.locator(':target')).toBeVisible();
    },
  };
}

/** Sends the contact form with the newsletter ticked. @returns the link of the confirmation mail. */
async function subscribe(page: Page) {
  const values = await sendForm(page, contactFr, { newsletter: true });
  const link = async () => {
    const messages = await mailsAbout(`${path}#`);
    const message = messages.find(({ to }) => to.includes(values.email));
    return message?.text.match(new RegExp(`\\S+${path}#[0-9a-f-]+`))?.[0];
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
  await plain.goto(path);
  const { code, confirm, expectOutcome } = newsletterOn(plain);
  await code.fill(link.split('#')[1] ?? '');
  await confirm.click();
  await expectOutcome('confirmed');
  expect((await consentOf(email))?.confirmed_at).toBeTruthy();
  await context.close();
});

/** The mails about a request: to the team and to the person. */
async function mailsOf({ email, company }: Record<string, unknown>): Promise<Message[]> {
  const team = await mailsAbout(String(company));
  const all = await mailsAbout(`${siteUrl}`);
  return [...team, ...all.filter(({ to }) => to.includes(String(email)))];
}

const stored = async (email: unknown) => {
  const { data } = await serviceRole
    .from('form_submissions')
    .select('answered_at,last_interaction_at,created_at')
    .eq('email', email);
  return data?.[0];
};

test('whoever follows every link of the mails notes nothing; the button does, once', async ({
  page,
  request,
  context,
}) => {
  const values = await sendForm(page, contactFr, { newsletter: true });
  await expect.poll(async () => (await mailsOf(values)).length).toBe(2);

  const links = (await mailsOf(values)).flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/[^\s)]+/g) ?? []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link)),
  ]);
  const path = pathOf('pages/answered', 'fr');
  const link = links.find((address) => address.startsWith(`${siteUrl}${path}#`)) ?? '';
  expect(link).not.toBe('');
  const code = page.getByLabel(words.fr.answered.code);
  const button = page.getByRole('button', { name: words.fr.answered.confirm });
  await Promise.all([...new Set(links)].map(follow));
  const before = await stored(values.email);
  expect(before).toEqual({
    answered_at: null,
    last_interaction_at: before?.created_at,
    created_at: before?.created_at,
  });
  const { data } = await serviceRole
    .from('newsletter_consents')
    .select('confirmed_at,withdrawn_at')
    .eq('email', values.email);
  expect(data).toEqual([{ confirmed_at: null, withdrawn_at: null }]);

  /** Opens a link as a scanner of mails and a browser do. */
  async function follow(address: string) {
    for (const method of ['GET', 'HEAD']) await request.fetch(directUrl(address), { method });
    const opened = await context.newPage();
    await opened.goto(address, { waitUntil: 'networkidle' });
    await opened.close();
  }

  /** Opens the link, presses the button and waits for what the page says. */
  async function press(outcome: string) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(code).toHaveValue(link.split('#')[1] ?? '');
    await button.click();
    await expect(page).toHaveURL(new RegExp(`^${siteUrl}${path}[^#]*#${outcome}$`));
    await expect(page.locator(':target')).toBeVisible();
  }
  await press('noted');
  const answered = (await stored(values.email))?.answered_at;
  expect(answered).toBeTruthy();
  await press('already');
  await expect(page.locator(':target time')).toHaveText(
    new Date(answered).toLocaleString('fr', { dateStyle: 'long', timeStyle: 'short' }),
  );
  expect((await stored(values.email))?.answered_at).toBe(answered);
});

test('in English, the day of an answer is a British date', async ({ page }) => {
  await page.goto(`${pathOf('pages/answered', 'en')}?on=2026-03-05T14:05:00Z#already`);
  await expect(page.locator('[data-answered-on]')).toHaveText(/^5 March 2026 at \d\d:05$/);
});
