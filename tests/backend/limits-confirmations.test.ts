import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { startFaultHarness } from '../support/backend/fault-harness';
import { consentsOf } from '../support/backend/newsletter';
import { fill } from '../support/backend/own-database';
import { site, team } from '../support/backend/platform';
import { contactFr, demoFr, type Request } from '../support/backend/requests';
import { ownAddress, send } from '../support/backend/send';

/* The forms cannot be used to flood other people's mailboxes: whoever ticks the box names the address. */

const harness = await startFaultHarness();
const { query } = harness.postgres;
beforeEach(async () => {
  await harness.empty();
  await limit('confirmations_per_day', 200);
});

const limit = (column: string, value: number) => query(`update limits set ${column} = $1`, [value]);

async function ask(request: Request, address = ownAddress()) {
  const { status } = await send(request, {
    to: harness.url,
    headers: { 'x-forwarded-for': address },
  });
  await harness.idle();
  return status;
}

/** Mails that are not for the team: their recipients. */
const confirmed = () =>
  harness.smtp.received.map(({ recipients }) => recipients[0]).filter((to) => to !== team);

/** Puts all mails so far back, as if it were later. */
const pass = (time: '1 hour' | '1 day') =>
  query(
    `update mails set created_at = created_at - interval '${time}',
       next_attempt_at = next_attempt_at - interval '${time}'
       ${time === '1 day' ? ', recipient_day = recipient_day - 1' : ''}`,
  );

test('above the limit of the hour nobody is sent a confirmation at once, ticked or not', async () => {
  await fill(harness.postgres, 200, { status: 'sent' });
  const requests = [contactFr(), demoFr()];
  for (const request of requests) expect(await ask(request)).toBe(202);
  await harness.retry();
  expect(confirmed()).toEqual([]);
  await pass('1 hour');
  await harness.retry();
  expect(confirmed().sort()).toEqual(requests.map(({ email }) => email).sort());
  const [consent] = await consentsOf(harness, requests[0]?.email);
  const mail = harness.smtp.received.find(({ recipients }) => recipients[0] === consent?.email);
  expect(mail?.text).toContain(`${site}/lettre-information#${consent?.token}`);
});

test('in a flood only the first request of a network gets a confirmation', async () => {
  await fill(harness.postgres, 200, { status: 'sent' });
  const first = contactFr();
  await ask(first, '2001:db8:5:1::1');
  for (const subnet of [1, 2, 3]) await ask(contactFr(), `2001:db8:5:${subnet}::9`);
  await pass('1 hour');
  await harness.retry();
  expect(confirmed()).toEqual([first.email]);
});

test('no more than the ceiling of a day in all; those after it come tomorrow, up to the ceiling; the rest is counted', async () => {
  await limit('confirmations_per_day', 2);
  const requests = Array.from({ length: 6 }, () => contactFr());
  for (const request of requests) expect(await ask(request)).toBe(200);
  // Who has one of today or of tomorrow is not counted.
  for (const known of [requests[0], requests[3]]) await ask(demoFr({ email: known?.email }));
  const { rows } = await query('select sum(number)::int as number from confirmations_not_sent');
  expect(rows).toEqual([{ number: 2 }]);
  await harness.retry();
  expect(confirmed()).toEqual(requests.slice(0, 2).map(({ email }) => email));
  await pass('1 day');
  await harness.retry();
  expect(confirmed().sort()).toEqual(
    requests
      .slice(0, 4)
      .map(({ email }) => String(email))
      .sort(),
  );
  // The team has been told of every one, and each tick is stored.
  for (const { company, email } of requests) {
    expect(harness.smtp.toTeam(String(company))).toHaveLength(1);
    expect(await consentsOf(harness, email)).toHaveLength(1);
  }
});

test('where the host names no address, nobody is refused, and what exceeds the limit is told in a digest', async () => {
  const to = `${harness.platform.functionAddress()}/send-demo-email`;
  const headers = { 'x-forwarded-for': 'unknown' };
  const statuses = [];
  for (let time = 0; time < 12; time++) {
    const request = demoFr({ submissionId: randomUUID() });
    statuses.push((await send(request, { to, headers })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 202, 202]);
  await harness.idle();
  await harness.retry();
  expect((await query(`select from form_submissions where status = 'sent'`)).rowCount).toBe(12);
  expect(confirmed()).toHaveLength(10);
  expect(await ask(demoFr())).toBe(200);
});
