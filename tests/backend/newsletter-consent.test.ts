import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentsOf, subscribe } from '../support/backend/newsletter';
import { contactEn, contactFr, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { type FaultyWorld, startFaultyWorld } from '../support/faults';

/* A tick is kept apart, and asks for a confirmation in the mail that goes out anyway. */

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());

test.each([
  [contactFr, 'fr', 'Je souhaite recevoir la lettre d’information', '/lettre-information'],
  [contactEn, 'en', 'I would like to receive the newsletter', '/en/newsletter'],
] as const)('a tick is stored with date, wording and locale, and its mail has link, code and header', async (form, locale, wording, page) => {
  const start = Date.now();
  const { consent, mail } = await subscribe(world, form());
  expect(consent).toMatchObject({ locale, wording, confirmed_at: null, withdrawn_at: null });
  expect(Math.abs(consent.created_at.getTime() - start)).toBeLessThan(60_000);

  const link = `http://localhost:3000${page}#${consent.token}`;
  expect(mail.text).toContain(link);
  expect(mail.text).toContain(`: ${consent.token})`);
  expect(mail.html).toContain(`<a href="${link}">`);
  expect(mail.headers['list-unsubscribe']).toBe(
    `<${world.url}/newsletter?locale=${locale}&token=${consent.token}>`,
  );
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test.each([
  ['without the tick', () => contactFr({ newsletter: false })],
  ['on a form that has no such box', () => demoFr({ newsletter: true })],
])('%s there is no consent, and the mail says nothing of it', async (_, form) => {
  const request = form();
  await send(request, { to: world.url });
  await world.idle();
  expect(await consentsOf(world, request.email)).toEqual([]);
  const mail = world.smtp.taken.find(({ recipients }) => recipients[0] === request.email);
  expect(mail?.text).toContain('effacer vos données');
  expect(mail?.text).not.toContain('lettre-information');
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
});

test('a machine that fills the honeypot leaves no consent', async () => {
  const request = contactFr({ website: 'x' });
  await send(request, { to: world.url });
  expect(await consentsOf(world, request.email)).toEqual([]);
});
