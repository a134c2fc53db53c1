import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { type Consent, subscribe } from '../support/backend/newsletter';
import { site } from '../support/backend/platform';
import { post, send } from '../support/backend/send';

/* Only a post changes a consent: mail scanners follow links, people press buttons. */

const harness = await startFaultHarness();
const { query } = harness.postgres;

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
  const { rows } = await query('select * from newsletter_consents where token = $1', [token]);
  expect(rows).toMatchObject([
    { email: null, submission_id: null, created_at, withdrawn_at: expect.any(Date), ...dates },
  ]);
  const { rows: hashes } = await query('select email_hash($1)', [` ${email}`]);
  expect(hashes).toEqual([{ email_hash: rows[0].email_hash }]);
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
    expect(headers.get('location')).toBe(`${site}/lettre-information#${consent.withdraw_token}`);
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

test('the button confirms, once; the other one withdraws, and leaves a hash with the dates', async () => {
  const { consent, mail, now } = await subscribe(harness);
  const confirmed = { status: 303, location: `${site}/lettre-information#confirmed` };
  expect(await press('confirm', consent.token)).toEqual(confirmed);
  const date = (await now())?.confirmed_at;
  expect(date).toBeInstanceOf(Date);
  // The same code again says the same, and the date stays that of the first time.
  expect(await press('confirm', ` ${consent.token.toUpperCase()} `)).toEqual(confirmed);
  expect(await now()).toMatchObject({ confirmed_at: date, withdrawn_at: null });

  await press('withdraw', consent.token);
  await harness.retry();
  await expectHashOnly(consent, { confirmed_at: date });
  // Withdrawing again is harmless, by each way.
  await expectWithdrawn(consent.token);
  expect((await oneClick(addressOf(mail.headers['list-unsubscribe']))).status).toBe(200);
  expect((await press('confirm', consent.token)).location).toBe(
    `${site}/lettre-information#unknown`,
  );
  expect(await now()).toBeUndefined();
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

test('a code nobody was given is withdrawn like one that was: the answers do not tell them apart', async () => {
  const { consent, now } = await subscribe(harness);
  await expectWithdrawn(randomUUID());
  expect(await now()).toEqual(consent);
  expect((await press('confirm', randomUUID())).location).toBe(
    `${site}/lettre-information#unknown`,
  );
});

test.each([
  ['by the page', (token: string) => press('withdraw', token)],
  [
    'by hand',
    (token: string) =>
      query('update newsletter_consents set withdrawn_at = now() where token = $1', [token]),
  ],
])('of a tick that is declined %s before it was confirmed nothing is left', async (_, decline) => {
  const { consent } = await subscribe(harness);
  await decline(consent.token);
  const { rowCount } = await query(
    'select from newsletter_consents where token = $1 or email_hash = email_hash($2)',
    [consent.token, consent.email],
  );
  expect(rowCount).toBe(0);
});

test('the hash of an address is under a key, so that nobody can find it by guessing', async () => {
  const { rows } = await query(
    `select email_hash('a@b.example') = encode(sha256('a@b.example'), 'hex') as is_plain,
       length(key) >= 32 as is_long from newsletter_key`,
  );
  expect(rows).toEqual([{ is_plain: false, is_long: true }]);
});

test.each([
  ['confirmed', true],
  ['declined', false],
])('the link of an older mail withdraws what was ticked anew, though its own tick was %s', async (_, wasConfirmed) => {
  const first = await subscribe(harness);
  const { email } = first.consent;
  if (wasConfirmed) await press('confirm', first.consent.token);
  await press('withdraw', first.consent.token);
  await query(`select store_consent(null, $1, 'fr', 'Oui'); `.replace('$1', `'${email}'`));
  const now = async () =>
    (await query('select * from newsletter_consents where email = $1', [email])).rows[0];
  await press('confirm', (await now()).token);
  expect(await now()).toMatchObject({ confirmed_at: expect.any(Date) });
  const address = addressOf(first.mail.headers['list-unsubscribe']);
  expect((await oneClick(address, undefined, form)).status).toBe(200);
  expect(await now()).toBeUndefined();
});

test('the address in the header, which servers log, withdraws and confirms nothing', async () => {
  const { consent, mail, now } = await subscribe(harness);
  const token = new URL(addressOf(mail.headers['list-unsubscribe'])).searchParams.get('token');
  expect(token).not.toBe(consent.token);
  expect((await press('confirm', token)).location).toBe(`${site}/lettre-information#unknown`);
  expect(await now()).toMatchObject({ confirmed_at: null });
  expect((await press('withdraw', token)).location).toBe(`${site}/lettre-information#withdrawn`);
  expect(await now()).toBeUndefined();
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
