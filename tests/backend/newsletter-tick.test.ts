import { beforeEach, expect, test } from 'vitest';
import { newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { startFaultHarness } from '../support/backend/fault-harness';
import { consentsOf, subscribe } from '../support/backend/newsletter';
import { site } from '../support/backend/platform';
import { contactEn, contactFr, demoFr } from '../support/backend/requests';
import { post, send } from '../support/backend/send';

/* A tick is kept apart, and asks for a confirmation in the mail that goes out anyway. */

const harness = await startFaultHarness();
beforeEach(() => harness.empty());

test.each([
  [contactFr, 'fr', '/lettre-information'],
  [contactEn, 'en', '/en/newsletter'],
] as const)('a ticked box is stored with date, wording and locale, and its mail has link, code and header', async (form, locale, page) => {
  const wording = newsletterLabel[locale];
  const start = Date.now();
  const { consent, mail } = await subscribe(harness, form());
  expect(consent).toMatchObject({ locale, wording, confirmed_at: null, withdrawn_at: null });
  expect(Math.abs(consent.created_at.getTime() - start)).toBeLessThan(60_000);

  const link = `http://localhost:3000${page}#${consent.token}`;
  expect(mail.text).toContain(link);
  expect(mail.text).toContain(`: ${consent.token})`);
  expect(mail.html).toContain(`<a href="${link}">`);
  expect(mail.headers['list-unsubscribe']).toBe(
    `<${harness.url}/newsletter?locale=${locale}&token=${consent.withdraw_token}>`,
  );
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test.each([
  ['without the tick', () => contactFr({ newsletter: false })],
  ['on a form that has no such box', () => demoFr({ newsletter: true })],
])('%s there is no consent, and the mail says nothing of it', async (_, form) => {
  const request = form();
  await ask(request);
  expect(await consentsOf(harness, request.email)).toEqual([]);
  const [mail] = mailsTo(request.email);
  expect(mail?.text).toContain(mailWords.fr.confirmation.erase);
  expect(mail?.text).not.toContain('lettre-information');
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
});

/* A tick always leads to a mail with its link, though an address gets one confirmation a day. */

async function ask(request: unknown) {
  const { status } = await send(request, { to: harness.url });
  expect(status).toBeLessThan(300);
  await harness.idle();
}

const mailsTo = (email: unknown) =>
  harness.smtp.received.filter(({ recipients }) => recipients[0] === email);

const press = (action: string, token = '') =>
  post({ locale: 'fr', token, action }, { to: `${harness.url}/newsletter` });

/** Puts all mails a day back, as if it were tomorrow. */
const nextDay = () =>
  harness.postgres.query(
    `update mails set created_at = created_at - interval '1 day', recipient_day = recipient_day - 1,
       next_attempt_at = next_attempt_at - interval '1 day'`,
  );

/** A demo, whose confirmation is the day's one, then a message with the tick, from one address. */
async function tickAfterDemo() {
  const demo = demoFr();
  await ask(demo);
  await ask(contactFr({ email: demo.email }));
  const [consent] = await consentsOf(harness, demo.email);
  return { email: demo.email, token: consent?.token ?? 'none' };
}

test('a tick after the day’s confirmation: its link comes when the day is over', async () => {
  const { email, token } = await tickAfterDemo();
  await harness.retry();
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]?.text).not.toContain(token);
  const { rows } = await harness.postgres.query(
    `select next_attempt_at = date_trunc('day', now() at time zone 'utc') at time zone 'utc'
       + interval '1 day' as at_midnight
     from mails where status = 'pending'`,
  );
  expect(rows).toEqual([{ at_midnight: true }]);
  // Nor does a person who has everything sent again break the rule.
  await harness.postgres.query('select resend_mails()');
  await harness.retry();
  expect(mailsTo(email)).toHaveLength(1);

  await nextDay();
  await harness.retry();
  expect(mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email)[1]?.text).toContain(`${site}/lettre-information#${token}`);
  expect((await press('confirm', token)).location).toBe(`${site}/lettre-information#confirmed`);
  // That was this day's one.
  await ask(demoFr({ email }));
  expect(mailsTo(email)).toHaveLength(2);
});

test('ticks on the same day are one consent, with the last one’s words, and one mail', async () => {
  const { email, token } = await tickAfterDemo();
  await Promise.all(Array.from({ length: 5 }, () => ask(contactFr({ email }))));
  await ask(contactEn({ email }));
  expect(await consentsOf(harness, email)).toMatchObject([
    { token, locale: 'en', wording: newsletterLabel.en, confirmed_at: null },
  ]);
  await nextDay();
  await harness.retry();
  await ask(contactFr({ email }));
  await harness.retry();
  expect(mailsTo(email)).toHaveLength(2);
  // The mail of today had the link: none is due tomorrow.
  await nextDay();
  await harness.retry();
  expect(mailsTo(email)).toHaveLength(2);
});

test('a tick on another day sends the link again, and it is the same', async () => {
  const { consent, mail } = await subscribe(harness, contactFr());
  await nextDay();
  await ask(contactFr({ email: consent.email }));
  const mails = mailsTo(consent.email);
  expect(mails).toHaveLength(2);
  for (const { text } of [mail, ...mails]) expect(text).toContain(consent.token);
});

test('a tick where the address has confirmed changes nothing, and asks for nothing', async () => {
  const { consent, now } = await subscribe(harness);
  await press('confirm', consent.token);
  const confirmed = await now();
  await nextDay();
  await ask(contactFr({ email: consent.email }));
  expect(await consentsOf(harness, consent.email)).toEqual([confirmed]);
  expect(mailsTo(consent.email)).toHaveLength(2);
  expect(mailsTo(consent.email)[1]?.text).not.toContain(consent.token);
});

test('declined and ticked again on one day: the link comes again, tomorrow', async () => {
  const { consent } = await subscribe(harness);
  await press('withdraw', consent.token);
  await harness.retry();
  await ask(contactFr({ email: consent.email }));
  const [again] = await consentsOf(harness, consent.email);
  expect(again?.created_at).not.toEqual(consent.created_at);
  expect(mailsTo(consent.email)).toHaveLength(1);
  await nextDay();
  await harness.retry();
  expect(mailsTo(consent.email)).toHaveLength(2);
  expect(mailsTo(consent.email)[1]?.text).toContain(again?.token);
});
