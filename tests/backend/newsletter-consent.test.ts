import { afterAll, expect, test } from 'vitest';
import { newsletterLabel } from '@/supabase/functions/_shared/form-fields';
import { mailWords } from '@/supabase/functions/_shared/mail-words';
import { startFaultHarness } from '../support/backend/fault-harness';
import { consentsOf, subscribe } from '../support/backend/newsletter';
import { contactEn, contactFr, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* A tick is kept apart, and asks for a confirmation in the mail that goes out anyway. */

const harness = await startFaultHarness();
afterAll(harness.stop);

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
    `<${harness.url}/newsletter?locale=${locale}&token=${consent.token}>`,
  );
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test.each([
  ['without the tick', () => contactFr({ newsletter: false })],
  ['on a form that has no such box', () => demoFr({ newsletter: true })],
])('%s there is no consent, and the mail says nothing of it', async (_, form) => {
  const request = form();
  await send(request, { to: harness.url });
  await harness.idle();
  expect(await consentsOf(harness, request.email)).toEqual([]);
  const mail = harness.smtp.received.find(({ recipients }) => recipients[0] === request.email);
  expect(mail?.text).toContain(mailWords.fr.confirmation.erase);
  expect(mail?.text).not.toContain('lettre-information');
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
});

test('a machine that fills the honeypot leaves no consent', async () => {
  const request = contactFr({ website: 'x' });
  await send(request, { to: harness.url });
  expect(await consentsOf(harness, request.email)).toEqual([]);
});
