import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Field } from '@/supabase/functions/_shared/form-fields';
import { preparationPages } from '@/supabase/functions/_shared/site-contract';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { starterFileFor } from '@/supabase/functions/send-demo-email/mails/profession';
import { exampleCompany } from '@/supabase/local/platform';
import { startFaultHarness } from '../support/backend/fault-harness';
import { team } from '../support/backend/platform';
import { demoEn, forms, isTyped } from '../support/backend/requests';
import { send } from '../support/backend/send';

/* The short mail to whoever wrote: it says that the request arrived, and nothing that was written. */

const { brand, offices, meetingLink } = JSON.parse(exampleCompany);

const harness = await startFaultHarness();
beforeEach(() => harness.empty());

/** A value that no mail would contain by itself. */
const unusual = ({ name, kind }: Field) =>
  kind === 'textarea' ? 'Achetez mes cactus https://cactus.example' : `Quetzalcoatl-${name}`;

const confirmations = () =>
  harness.smtp.received.filter(({ recipients }) => !recipients.includes(team));

test.each(
  forms,
)('the $name form: which form and when, what happens next, how to be erased', async ({
  form,
  fields,
}) => {
  const typed = fields.filter((field) => isTyped(field) && field.kind !== 'tel');
  const request = form(Object.fromEntries(typed.map((field) => [field.name, unusual(field)])));
  harness.smtp.behaviour = 'rejects for now';
  await send(request, { to: harness.url });
  await harness.idle();
  await harness.postgres.query(`update form_submissions set created_at = '2026-07-14T13:05:00Z'`);
  harness.smtp.behaviour = 'accepts';
  await harness.passTime();
  await harness.retry();

  const [mail, ...others] = confirmations();
  expect(others).toEqual([]);
  const locale = request.locale === 'en' ? 'en' : 'fr';
  const type = request.type === 'demo' ? 'demo' : 'contact';
  const { subject, received, next, erase } = mailWords[locale].confirmation;
  const date = { fr: '14 juillet 2026 à 15:05', en: '14 July 2026 at 15:05' }[locale];
  expect(mail).toMatchObject({
    ...{ recipients: [request.email], to: request.email, replyTo: team },
    // Whose mail it is, in the subject and in the text.
    subject: `${subject[type]} – ${brand}`,
    text: expect.stringContaining(received[type].replace('{date}', date)),
    html: expect.stringContaining(`<html lang="${locale}">`),
  });
  expect(mail?.headers['auto-submitted']).toBe('auto-replied');
  for (const words of [next[type], erase, `\n${brand}\n${offices.join('\n')}\n`])
    expect(mail?.text).toContain(words);
  const { rows } = await harness.postgres.query('select id from form_submissions');
  const preparation = [meetingLink, preparationPages.sampleFile[locale]];
  for (const version of [mail?.text, mail?.html]) {
    expect(version).toContain(rows[0].id);
    for (const link of preparation) expect(version?.includes(link)).toBe(type === 'demo');
  }

  const { to, ...headers } = mail?.headers ?? {};
  const everything = JSON.stringify([mail?.text, mail?.html, headers]).toLowerCase();
  for (const words of ['Quetzalcoatl', 'cactus', String(request.phone)])
    expect(everything).not.toContain(words.toLowerCase());
});

test.each([
  ['accountants', 'accountants'],
  ['domiciliation', 'domiciliation-companies'],
  ['other', undefined],
])('a demo request from %s leads to the starter file of the profession', async (sector, name) => {
  await send(demoEn({ sector }), { to: harness.url });
  await harness.idle();
  const { starterFiles, tools } = preparationPages;
  const path = name ? starterFiles[name as keyof typeof starterFiles].en : tools.en;
  expect(confirmations()[0]?.text).toMatch(new RegExp(`${path}$`, 'm'));
});

test.each([
  ['Cabinet d’avocats', 'lawyers'],
  ['EXPERTISE COMPTABLE', 'accountants'],
  ['étude notariale', 'notaries'],
  ['Agence immobilière', 'real-estate'],
  ['galerie d’art', 'art-dealers'],
  ['domiciliataire', 'domiciliation-companies'],
  ['courtier en yachts', 'yachting-industries'],
  ['avocat et notaire', undefined],
  ['cartonnage', undefined],
  [undefined, undefined],
])('somebody who types %s is sent to %s', (typed, name) => {
  expect(starterFileFor(typed)).toBe(name);
});

const call = async (email: string) => {
  const { status } = await send(demoEn({ email, submissionId: randomUUID() }), { to: harness.url });
  expect(status).toBe(200);
};

test('at most one an address and day, however it is written; the team has every request', async () => {
  const email = `zoe.${randomUUID()}@cabinet.example`;
  await call(email);
  await call(email);
  await call(email.toUpperCase());
  await call(` ${email} `);
  await harness.idle();
  expect(confirmations().map(({ recipients }) => recipients)).toEqual([[email]]);
  expect(harness.smtp.received).toHaveLength(5);

  await harness.postgres.query('update mails set recipient_day = recipient_day - 1');
  await call(email);
  await expect.poll(() => confirmations().length).toBe(2);
});

test('a domain with accents and signs before the @ are addresses too', async () => {
  const unique = randomUUID();
  await call(`user&co.${unique}@cabinet.example`);
  await call(`zoe.${unique}@société.example`);
  // The mail server shows the domain as people read it.
  await expect
    .poll(() => confirmations().flatMap(({ recipients }) => recipients))
    .toEqual([`user&co.${unique}@cabinet.example`, `zoe.${unique}@société.example`]);
});
