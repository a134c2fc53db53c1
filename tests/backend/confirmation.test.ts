import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { team } from '../support/backend/platform';
import { contactEn, contactFr, demoEn, demoFr, type Request } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { type FaultyWorld, startFaultyWorld } from '../support/faults';

/* The short mail to whoever wrote: it says that the request arrived, and nothing that was written. */

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.empty());

/** Values that no mail would say by itself. */
const unusual: Request = {
  firstName: 'Quetzalcoatl',
  lastName: 'Wojciechowski',
  phone: '+999 31415926',
  company: 'Zébulon & Pneumatique',
  subject: 'Offre mirobolante',
  message: 'Achetez mes cactus https://cactus.example',
  objective: 'Vendre des cactus',
  deadline: 'Mardi gras',
};
const choices = [
  { sector: 'Cacticulture', companySize: '500+', jobFunction: 'risques' },
  { sector: 'art-dealers' },
];

const cases = [
  {
    form: demoFr({ ...unusual, ...choices[0] }),
    subject: 'Votre demande de démonstration est bien arrivée',
    says: [
      'Nous avons reçu le 14 juillet 2026 à 15:05 une demande de démonstration',
      'sous 24 heures',
      'démonstration personnalisée de 45 minutes',
      'si vous souhaitez faire effacer vos données, répondez à ce message',
    ],
  },
  {
    form: demoEn({ ...unusual, ...choices[1] }),
    subject: 'Your demo request has arrived',
    says: [
      'On 14 July 2026 at 15:05 we received a demo request',
      'within 24 hours',
      'personalised 45-minute demo',
      'if you want your data erased, simply reply to this message',
    ],
  },
  {
    form: contactFr(unusual),
    subject: 'Votre message est bien arrivé',
    says: [
      'Nous avons reçu le 14 juillet 2026 à 15:05 un message',
      'par le formulaire de contact',
      'si vous souhaitez faire effacer vos données, répondez à ce message',
    ],
  },
  {
    form: contactEn(unusual),
    subject: 'Your message has arrived',
    says: [
      'On 14 July 2026 at 15:05 we received a message',
      'through the contact form',
      'if you want your data erased, simply reply to this message',
    ],
  },
];

const confirmations = () => world.smtp.taken.filter(({ recipients }) => !recipients.includes(team));

test.each(
  cases,
)('$form.type in $form.locale: form, moment, what follows, how to be erased', async ({
  form,
  subject,
  says,
}) => {
  world.smtp.mood = 'refuses for now';
  await send(form, { to: world.url });
  await world.idle();
  await world.postgres.query(`update form_submissions set created_at = '2026-07-14T13:05:00Z'`);
  world.smtp.mood = 'well';
  await world.passTime();
  await world.retry();

  const [mail, ...others] = confirmations();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipients: [form.email], to: form.email, replyTo: team, subject });
  expect(mail?.html).toContain(`<html lang="${form.locale}">`);
  for (const words of says)
    for (const said of [mail?.text, mail?.html]) expect(said).toContain(words);

  const { to, ...headers } = mail?.headers ?? {};
  const everything = JSON.stringify([mail?.text, mail?.html, headers]).toLowerCase();
  const { type, locale, ...fields } = form;
  for (const value of Object.values(fields).filter((field) => typeof field === 'string'))
    for (const word of value.split(/\s+/).filter(({ length }) => length > 3))
      expect(everything).not.toContain(word.toLowerCase());
});

const call = async (email: string) => {
  const { status } = await send(demoEn({ email, submissionId: randomUUID() }), { to: world.url });
  expect(status).toBe(200);
};

test('at most one an address and day, however it is written; the team has every request', async () => {
  const email = `zoe.${randomUUID()}@cabinet.example`;
  await call(email);
  await call(email);
  await call(email.toUpperCase());
  await call(` ${email} `);
  await world.idle();
  expect(confirmations().map(({ recipients }) => recipients)).toEqual([[email]]);
  expect(world.smtp.taken).toHaveLength(5);

  await world.postgres.query('update mails set recipient_day = recipient_day - 1');
  await call(email);
  await expect.poll(() => confirmations().length).toBe(2);
});

test('an address with a plus is an address of its own, as the standard has it', async () => {
  const unique = randomUUID();
  await call(`${unique}@cabinet.example`);
  await call(`${unique}+site@cabinet.example`);
  await call(`${unique}+site@cabinet.example`);
  await expect
    .poll(() => confirmations().flatMap(({ recipients }) => recipients))
    .toEqual([`${unique}@cabinet.example`, `${unique}+site@cabinet.example`]);
});

test.each([
  'zoe@cabinet.example, eve@evil.example',
  'zoe@cabinet.example; eve@evil.example',
  'zoe@cabinet.example\r\nBcc: eve@evil.example',
  'Zoé <zoe@cabinet.example>',
  '"eve@evil.example" <zoe@cabinet.example>',
])('%j is no single address: nothing is sent to anybody', async (email) => {
  expect((await send(demoEn({ email }), { to: world.url })).status).toBe(422);
  await world.retry();
  expect(world.smtp.taken).toEqual([]);
});
