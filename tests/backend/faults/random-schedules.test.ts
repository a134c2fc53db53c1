import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyWorld, startFaultyWorld } from '../../support/faults';
import type { Mood } from '../../support/faulty-smtp';

const schedules = 200;
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1e9);

let world: FaultyWorld;
beforeAll(async () => {
  world = await startFaultyWorld();
});
afterAll(() => world.stop());

const mood = fc.constantFrom<Mood>(
  ...(['well', 'refuses for now', 'refuses for good', 'drops the connection half-way'] as const),
  'takes the mail, then drops the connection',
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
  tries: fc.array(fc.tuple(mood, fault), { minLength: 1, maxLength: 3 }),
  retries: fc.array(fc.tuple(mood, fault), { maxLength: 3 }),
});

const waiting = async () =>
  (await world.postgres.query(`select from mails where status <> 'sent' limit 1`)).rowCount;

// The seed is in the name, so that every report has it.
test(`${schedules} random schedules of faults lose nothing and send nothing twice unrecognised (FAULT_SEED=${seed})`, async () => {
  const property = fc.asyncProperty(schedule, async ({ tries, retries }) => {
    const company = randomUUID();
    const id = randomUUID();
    let accepted = false;
    for (const [smtpMood, lost] of tries) {
      set(smtpMood, lost);
      const { status } = await world.send(company, id);
      expect([200, 202, 503]).toContain(status);
      accepted ||= status < 300;
    }
    for (const [smtpMood, lost] of retries) {
      set(smtpMood, lost);
      await world.passTime();
      await world.retry();
    }
    set('well');
    for (let round = 0; round < 3 && (await waiting()); round++) {
      await world.passTime();
      expect((await world.retry()).status).toBe(200);
    }

    const copies = world.smtp.toTeam(company);
    const { rows } = await world.postgres.query(
      'select status from form_submissions where id = $1',
      [id],
    );
    if (accepted) expect(rows).toEqual([{ status: 'sent' }]);
    // A request that was stored though its answer was lost is sent as well.
    expect(copies.length > 0).toBe(rows.length > 0);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(1);
    const unmarked = [...tries, ...retries].filter(
      ([smtpMood, lost]) =>
        smtpMood === 'takes the mail, then drops the connection' ||
        lost?.[0].startsWith('mark_mail'),
    );
    expect(copies.length).toBeLessThanOrEqual(1 + unmarked.length);
  });
  await fc.assert(property, { numRuns: schedules, seed, endOnFailure: true });
  const { length } = world.smtp.taken;
  await world.retry();
  expect(world.smtp.taken).toHaveLength(length);
}, 600_000);

function set(mood: Mood, lost?: [string, 'before' | 'after']) {
  world.smtp.mood = mood;
  world.faults.clear();
  if (lost) world.faults.set(...lost);
}
