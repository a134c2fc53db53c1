import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';

const schedules = 200;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1e9);

const harness = await startFaultHarness();
afterAll(harness.stop);

const behaviour = fc.constantFrom<Behaviour>(
  ...(['accepts', 'rejects for now', 'rejects for good', 'drops the connection half-way'] as const),
  'accepts the mail, then drops the connection',
);
const fault = fc.option(
  fc.tuple(
    fc.constantFrom('store_submission', 'claim_mails', 'mark_mail_sent', 'mark_mail_failed'),
    fc.constantFrom('before' as const, 'after' as const),
  ),
  { nil: undefined },
);
/** What happens around each try of the visitor, then around each retry, before all is well again. */
const schedule = fc.record({
  tries: fc.array(fc.tuple(behaviour, fault), { minLength: 1, maxLength: 3 }),
  retries: fc.array(fc.tuple(behaviour, fault), { maxLength: 3 }),
});

const waiting = async () =>
  (await harness.postgres.query(`select from mails where status <> 'sent' limit 1`)).rowCount;

// The seed is in the name, so that every report has it.
test(`${schedules} random schedules of faults lose nothing and send nothing twice unrecognised (FAULT_SEED=${seed})`, async () => {
  const property = fc.asyncProperty(schedule, async ({ tries, retries }) => {
    const company = randomUUID();
    const id = randomUUID();
    let accepted = false;
    for (const [smtpBehaviour, lost] of tries) {
      set(smtpBehaviour, lost);
      const { status } = await harness.send(company, id);
      expect([200, 202, 503]).toContain(status);
      accepted ||= status < 300;
    }
    for (const [smtpBehaviour, lost] of retries) {
      set(smtpBehaviour, lost);
      await harness.passTime();
      await harness.retry();
    }
    set('accepts');
    for (let round = 0; round < 3 && (await waiting()); round++) {
      await harness.passTime();
      expect((await harness.retry()).status).toBe(200);
    }

    const copies = harness.smtp.toTeam(company);
    const { rows } = await harness.postgres.query(
      'select status from form_submissions where id = $1',
      [id],
    );
    if (accepted) expect(rows).toEqual([{ status: 'sent' }]);
    // A request that was stored though its answer was lost is sent as well.
    expect(copies.length > 0).toBe(rows.length > 0);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);
    const unmarked = [...tries, ...retries].filter(
      ([smtpBehaviour, lost]) =>
        smtpBehaviour === 'accepts the mail, then drops the connection' ||
        lost?.[0].startsWith('mark_mail'),
    );
    expect(copies.length).toBeLessThanOrEqual(1 + unmarked.length);
  });
  await fc.assert(property, { numRuns: schedules, seed, endOnFailure: true });
  const { length } = harness.smtp.received;
  await harness.retry();
  expect(harness.smtp.received).toHaveLength(length);
}, 600_000);

function set(behaviour: Behaviour, lost?: [string, 'before' | 'after']) {
  harness.smtp.behaviour = behaviour;
  harness.faults.clear();
  if (lost) harness.faults.set(...lost);
}
