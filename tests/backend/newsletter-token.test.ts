import { createHash, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { type Consent, subscribe } from '../support/backend/newsletter';
import { site } from '../support/backend/platform';
import { post, send } from '../support/backend/send';

/* Only a post changes a consent: mail scanners follow links, people press buttons. */

const harness = await startFaultHarness();
afterAll(harness.stop);

/** What the newsletter page's buttons post. */
const press = (action: string, token: unknown, locale = 'fr') =>
  post({ locale, token, action }, { to: `${harness.url}/newsletter` });

/** What a mail program posts to the address of the header (RFC 8058), without an origin. */
const oneClick = (address: string, body: BodyInit = 'List-Unsubscribe=One-Click', type = '') =>
  fetch(address, {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body,
    redirect: 'manual',
  });
/** That each way to withdraw says so of a code. */
async function expectWithdrawn(token: string) {
  const address = `${harness.url}/newsletter`;
  expect(await press('withdraw', token)).toEqual({
    status: 303,
    location: `${site}/lettre-information#withdrawn`,
  });
  expect((await press('withdraw', token, 'en')).location).toBe(`${site}/en/newsletter#withdrawn`);
  const { status, body } = await send({ token, action: 'withdraw' }, { to: address });
  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  const click = await oneClick(`${address}?token=${token}`, undefined, form);
  expect({ status: click.status, body: await click.json() }).toEqual({
    status: 200,
    body: { ok: true },
  });
}

/** That a consent was withdrawn, and what is left of it holds no address and leads to no request. */
async function expectHashOnly({ token, email, created_at }: Consent, dates: Partial<Consent>) {
  const { rows } = await harness.postgres.query(
    'select * from newsletter_consents where token = $1',
    [token],
  );
  expect(rows).toMatchObject([
    { email: null, submission_id: null, created_at, withdrawn_at: expect.any(Date), ...dates },
  ]);
  expect(rows[0].email_hash).toBe(createHash('sha256').update(email).digest('hex'));
  expect(JSON.stringify(rows)).not.toContain(email);
}

const form = 'application/x-www-form-urlencoded';
const addressOf = (header = '') => header.slice(1, -1);

test('following the addresses of the mail changes nothing', async () => {
  const { consent, mail, now } = await subscribe(harness);
  const address = addressOf(mail.headers['list-unsubscribe']);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetch(address, { method, redirect: 'manual' });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`${site}/lettre-information#${consent.token}`);
  }
  for (const method of ['PUT', 'DELETE'])
    expect((await fetch(address, { method })).status).toBe(405);
  expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204);
  expect(await now()).toEqual(consent);
  // The code stands in the fragment of the page's link, which is never sent to a server.
  expect(mail.text).toMatch(new RegExp(`/lettre-information#${consent.token}`));
});

test.each([
  ['', '/lettre-information#unknown'],
  ['?token=%23%0d%0ahttps://evil.example', '/lettre-information#unknown'],
  ['?locale=en&token=//evil.example', '/en/newsletter#unknown'],
  ['?locale=..', '/lettre-information#unknown'],
])('the address of the header with %j leads to the page of the site', async (query, page) => {
  const answer = await fetch(`${harness.url}/newsletter${query}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(site + page);
});

test('the button confirms, once; the other one withdraws', async () => {
  const { consent, now } = await subscribe(harness);
  const confirmed = { status: 303, location: `${site}/lettre-information#confirmed` };
  expect(await press('confirm', consent.token)).toEqual(confirmed);
  const date = (await now())?.confirmed_at;
  expect(date).toBeInstanceOf(Date);
  // The same code again says the same, and the date stays that of the first time.
  expect(await press('confirm', ` ${consent.token.toUpperCase()} `)).toEqual(confirmed);
  expect(await now()).toMatchObject({ confirmed_at: date, withdrawn_at: null });

  expect(await press('withdraw', consent.token, 'en')).toEqual({
    status: 303,
    location: `${site}/en/newsletter#withdrawn`,
  });
  await expectHashOnly(consent, { confirmed_at: date });
});

test.each([
  ['List-Unsubscribe=One-Click', form],
  [
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
])('one click in a mail program withdraws: %j', async (body, type) => {
  const { consent, mail } = await subscribe(harness);
  await press('confirm', consent.token);
  const address = addressOf(mail.headers['list-unsubscribe']);
  for (const _ of ['once', 'twice']) {
    const response = await oneClick(address, body, type);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true });
  }
  await expectHashOnly(consent, { confirmed_at: expect.any(Date) });
});

test('a withdrawn consent is a hash with its dates; withdrawing again is harmless, by each way', async () => {
  const { consent, mail, now } = await subscribe(harness);
  await press('withdraw', consent.token);
  await harness.retry();
  await expectHashOnly(consent, { confirmed_at: null });
  await expectWithdrawn(consent.token);
  expect((await oneClick(addressOf(mail.headers['list-unsubscribe']))).status).toBe(200);
  expect((await press('confirm', consent.token)).location).toBe(
    `${site}/lettre-information#unknown`,
  );
  expect(await now()).toBeUndefined();
});

test('a code nobody was given is withdrawn like one that was: the answers do not tell them apart', async () => {
  const { consent, now } = await subscribe(harness);
  await expectWithdrawn(randomUUID());
  expect(await now()).toEqual(consent);
  expect((await press('confirm', randomUUID())).location).toBe(
    `${site}/lettre-information#unknown`,
  );
});

test('what was withdrawn is not confirmed again', async () => {
  const { consent } = await subscribe(harness);
  await press('withdraw', consent.token);
  expect((await press('confirm', consent.token)).location).toBe(
    `${site}/lettre-information#unknown`,
  );
  await expectHashOnly(consent, { confirmed_at: null });
});

test.each([
  ['none', ''],
  ['words', 'bonjour'],
  ['a shortened one', randomUUID().slice(0, 35)],
  ['SQL', `' or '1' = '1`],
])('a code that is %s: unknown, and nobody’s consent changes', async (_, token) => {
  const { consent, now } = await subscribe(harness);
  const address = `${harness.url}/newsletter`;
  expect((await press('confirm', token)).location).toBe(`${site}/lettre-information#unknown`);
  expect((await press('withdraw', token, 'en')).location).toBe(`${site}/en/newsletter#unknown`);
  const json = await send({ token, action: 'withdraw' }, { to: address });
  expect({ status: json.status, body: json.body }).toEqual({
    status: 422,
    body: { error: 'invalid' },
  });
  const click = await oneClick(`${address}?token=${encodeURIComponent(token)}`, undefined, form);
  expect(click.status).toBe(token ? 422 : 303);
  expect(await now()).toEqual(consent);
});

test.each(['', 'erase', 'confirmed'])('an action %j is none', async (action) => {
  const { consent, now } = await subscribe(harness);
  const { status } = await send(
    { token: consent.token, action },
    { to: `${harness.url}/newsletter` },
  );
  expect(status).toBe(422);
  expect(await now()).toEqual(consent);
});

test.each([
  { toString: 1 },
  ['confirm'],
  1,
  null,
])('a code or an action that is %j is none', async (value) => {
  const { consent, now } = await subscribe(harness);
  for (const call of [
    { token: value, action: 'confirm' },
    { token: consent.token, action: value },
  ])
    expect((await send(call, { to: `${harness.url}/newsletter` })).status).toBe(422);
  expect(await now()).toEqual(consent);
});
