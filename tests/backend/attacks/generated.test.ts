import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { assertSafeMail, team } from '../../support/backend/assert-safe-mail';
import { startAttackHarness } from '../../support/backend/attack-harness';
import { type GeneratedCall, generatedCall } from '../../support/backend/generated-calls';

const count = 10_000;
const batch = 150;
const clients = 12;
const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 1e9);

const harness = await startAttackHarness();
afterAll(harness.stop);

/** What the function may say: never a 5xx, and no 429, which would hide the rest. */
const answers: Record<GeneratedCall['path'], number[]> = {
  '': [200, 202, 303, 400, 413, 415, 422],
  // 200: a code that nobody has is withdrawn like any.
  '/newsletter': [200, 303, 400, 413, 415, 422],
  '/retry': [401],
  '/events': [401],
};

async function call({ path, headers, body }: GeneratedCall): Promise<number> {
  const response = await fetch(harness.functionUrl + path, {
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
  // Otherwise few of their confirmations could be looked at.
  await harness.query('update limits set confirmations_per_day = 1000000');
  const calls = fc.sample(generatedCall, { seed, numRuns: count });
  const statuses = new Map<number, number>();
  for (let from = 0; from < count; from += batch) {
    await callAll(calls.slice(from, from + batch), statuses);
    // Out of the hour, so that each is mailed by itself; what comes last goes into a digest.
    if (from < count - 14 * batch)
      await harness.query(`update form_submissions set created_at = created_at - interval '2 days'
        where created_at > now() - interval '1 day'`);
  }
  await harness.settled();
  expect((await harness.retry()).status).toBe(200);
  console.log(`answers: ${JSON.stringify(Object.fromEntries(statuses))}`);

  const named = new Set(calls.flatMap(({ email }) => email ?? []));
  const confirmed = new Set<string>();
  let digests = 0;
  for (const raw of harness.caught) {
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
  console.log(`${harness.caught.length} mails, of which ${confirmed.size} to prospects`);
  expect(confirmed.size).toBeGreaterThan(count / 40);
  expect(harness.caught.length - confirmed.size).toBeGreaterThan(count / 40);
  // How many digests the requests fill depends on the seed.
  expect(digests).toBeGreaterThanOrEqual(2);

  const { rows } = await harness.query(
    `select count(*)::int from newsletter_consents
     where confirmed_at is not null or withdrawn_at is not null`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
