import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { startMailServer } from '../support/backend/mail-server';
import { team } from '../support/backend/platform';
import { contactEn, forms, isTyped } from '../support/backend/requests';
import { send } from '../support/backend/send';
import { assertSafeMail } from './assert-safe-mail';
import { attacks, badAddresses, type GeneratedCall, generatedCall } from './hostile-calls';

/* On a real PostgreSQL, with a mail server that keeps what comes over the wire. */

const mailServer = await startMailServer();
const harness = await startFaultHarness({
  SMTP_URL: mailServer.url,
  SMOKE_TEST_SECRET: 'local-smoke-test',
});
const { caught } = mailServer;
const { query } = harness.postgres;
/** The function itself, without the gateway. */
const functionUrl = `${harness.platform.functionAddress()}/send-demo-email`;

/** Waits until no mail of a request that is mailed by itself is under way. */
const settled = () =>
  expect
    .poll(async () => {
      const { rows } = await query(
        `select count(*)::int from mails m
         join form_submissions s on s.id = m.submission_id and s.delivery = 'direct'
         where m.status = 'pending' and m.next_attempt_at <= now()`,
      );
      return rows[0].count;
    })
    .toBe(0);

/* Known attacks, in every field of every form. */

const cases = Object.entries(attacks).flatMap(([what, text]) =>
  forms.map((form) => ({ what, text, ...form })),
);

test.each(cases)('$what in every field of the $name form is text', async ({
  form,
  fields,
  text,
}) => {
  const hostile = fields.flatMap((field) =>
    'max' in field && isTyped(field) ? [[field.name, text.slice(0, field.max)]] : [],
  );
  const request = form(Object.fromEntries(hostile));
  const before = caught.length;
  const { status, body } = await send(request, { to: functionUrl });
  expect(status).toBe(200);
  // One that is being sent is not due, so what is due does not tell.
  await expect.poll(() => caught.length - before).toBeGreaterThanOrEqual(2);

  const mails = await Promise.all(caught.slice(before).map(assertSafeMail));
  expect(mails.map(({ of }) => of).sort()).toEqual([team, request.email].sort());
  const toTeam = mails.find(({ of }) => of === team);
  expect(toTeam?.text).toContain(body.id);
  expect(toTeam?.replyTo?.map(({ address }) => address)).toEqual([request.email]);
  // Nobody's words reach a third party through the confirmation.
  const confirmation = mails.find(({ of }) => of === request.email);
  for (const words of ['evil', 'alert', 'drop table', 'company'])
    for (const said of [confirmation?.subject, confirmation?.text, confirmation?.html])
      expect(said).not.toContain(words);
});

test.each(badAddresses)('the address %j is refused, and nothing is stored', async (email) => {
  const request = contactEn({ email });
  const { status, body } = await send(request, { to: functionUrl });
  expect(status).toBe(422);
  expect(body).toEqual({ error: 'invalid', fields: { email: ['invalid'] } });
  const { rows } = await query(
    `select count(*)::int from form_submissions where fields->>'company' = $1`,
    [request.company],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

const count = 4000;
const batch = 150;
const clients = 12;
const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 1e9);

/** What the function may say: never a 5xx, and no 429, which would hide the rest. */
const answers: Record<GeneratedCall['path'], number[]> = {
  '': [200, 202, 303, 400, 413, 415, 422],
  // 200: a code that nobody has is withdrawn like any.
  '/newsletter': [200, 303, 400, 413, 415, 422],
  '/retry': [401],
  '/events': [401],
};

async function call({ path, headers, body }: GeneratedCall): Promise<number> {
  const response = await fetch(functionUrl + path, {
    method: 'POST',
    headers,
    body: body as BodyInit,
    redirect: 'manual',
  });
  const text = await response.text();
  const location = response.headers.get('location');
  if (!answers[path].includes(response.status))
    throw new Error(`${response.status} ${text} for ${path} ${JSON.stringify({ headers, body })}`);
  if (response.status === 303)
    expect(location).toMatch(/^http:\/\/localhost:3000\/[\w/-]+#[\w-]+$/);
  else JSON.parse(text);
  return response.status;
}

/** Several at once, none twice. */
async function callAll(calls: GeneratedCall[], statuses: Map<number, number>) {
  const waiting = [...calls];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const status = await call(next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
}

// The seed is in the name, so that every report has it.
test(`${count} generated calls: no 5xx, no mail to a third party, no markup in a mail (ATTACK_SEED=${seed})`, async () => {
  caught.splice(0);
  // Otherwise few of their confirmations could be looked at.
  await query('update limits set confirmations_per_day = 1000000');
  const calls = fc.sample(generatedCall, { seed, numRuns: count });
  const statuses = new Map<number, number>();
  for (let from = 0; from < count; from += batch) {
    await callAll(calls.slice(from, from + batch), statuses);
    // Out of the hour, so that each is mailed by itself; what comes last goes into a digest.
    if (from < count - 14 * batch)
      await query(`update form_submissions set created_at = created_at - interval '2 days'
        where created_at > now() - interval '1 day'`);
  }
  await settled();
  expect((await harness.retry()).status).toBe(200);
  console.log(`answers: ${JSON.stringify(Object.fromEntries(statuses))}`);

  const named = new Set(calls.flatMap(({ email }) => email ?? []));
  const confirmed = new Set<string>();
  let digests = 0;
  for (const raw of caught) {
    const { of, replyTo } = await assertSafeMail(raw);
    // A digest has nobody to reply to.
    if (!replyTo) digests++;
    if (of === team) continue;
    expect(named).toContain(of);
    // At most one an address and day.
    expect(confirmed).not.toContain(of);
    confirmed.add(of);
  }
  // That the mails were there to be looked at: single ones, confirmations, digests of both kinds.
  console.log(`${caught.length} mails, of which ${confirmed.size} to prospects`);
  expect(confirmed.size).toBeGreaterThan(count / 40);
  expect(caught.length - confirmed.size).toBeGreaterThan(count / 40);
  // How many digests the requests fill depends on the seed.
  expect(digests).toBeGreaterThanOrEqual(2);

  const { rows } = await query(
    `select count(*)::int from newsletter_consents
     where confirmed_at is not null or withdrawn_at is not null`,
  );
  expect(rows).toEqual([{ count: 0 }]);
}, 600_000);
