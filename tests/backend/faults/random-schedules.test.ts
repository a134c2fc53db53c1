import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startBrevo } from '../../support/backend/brevo-server';
import { startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';

const schedules = Number(process.env.FAULT_SCHEDULES ?? 100);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1e9);

const brevo = await startBrevo('key');
const bySmtp = await startFaultHarness();
const byBrevo = await startFaultHarness({
  ...{ MAIL_TRANSPORTS: 'brevo,smtp', BREVO_URL: brevo.url, BREVO_API_KEY: 'key' },
  ...{ MAIL_PATIENCE_SECONDS: '1', EVENTS_SECRET: 'secret' },
});
afterAll(async () => {
  await bySmtp.stop();
  await byBrevo.stop();
  await brevo.stop();
});

/** A provider, and what it does with the next mails. */
type World<Fault> = {
  harness: typeof bySmtp;
  behaviours: Fault[];
  behave: (behaviour: Fault | 'accepts') => void;
  /** The Message-ID or its equivalent of each copy that the team got. */
  copies: (company: string) => (string | undefined)[];
  /** Whether this behaviour takes a mail in a way that nobody can know about. */
  isDoubled: (behaviour: Fault) => boolean;
};

const smtpWorld: World<Behaviour> = {
  harness: bySmtp,
  behaviours: [
    ...([
      'accepts',
      'rejects for now',
      'rejects for good',
      'drops the connection half-way',
    ] as const),
    ...(['accepts the mail, then drops the connection', 'quotes the recipient'] as const),
  ],
  behave: (behaviour) => (bySmtp.smtp.behaviour = behaviour),
  copies: (company) => bySmtp.smtp.toTeam(company).map(({ messageId }) => messageId),
  isDoubled: (behaviour) => behaviour === 'accepts the mail, then drops the connection',
};

type BrevoFault = Parameters<typeof setBrevo>[0];
const setBrevo = (behaviour: typeof brevo.behaviour) => (brevo.behaviour = behaviour);
const brevoWorld: World<BrevoFault> = {
  harness: byBrevo,
  behaviours: [
    ...(['accepts', 'hangs', 'accepts the mail, then cuts off its answer'] as const),
    ...[401, 429, 500, 502],
  ],
  behave: setBrevo,
  copies: (company) =>
    brevo.received
      .filter(({ to, subject }) => to[0]?.email.startsWith('equipe@') && subject.includes(company))
      .map(({ headers }) => headers['X-Mailin-custom']),
  // The provider knows its key.
  isDoubled: () => false,
};

const fault = fc.option(
  fc.tuple(
    fc.constantFrom(
      ...['store_submission', 'claim_mails', 'mark_mail_sent', 'mark_mail_failed'],
      ...['prepare_digests', 'stuck_mails', 'oldest_unsent_seconds'],
    ),
    fc.constantFrom('before' as const, 'after' as const),
  ),
  { nil: undefined },
);

describe.each<[string, World<never>]>([
  ['SMTP', smtpWorld as World<never>],
  ['Brevo', brevoWorld as World<never>],
])('%s', (_, { harness, behaviours, behave, copies, isDoubled }) => {
  const step = fc.tuple(fc.constantFrom(...behaviours), fault);
  /** What happens around each try of the visitor, then around each retry, before all is well again. */
  const schedule = fc.record({
    tries: fc.array(step, { minLength: 1, maxLength: 3 }),
    retries: fc.array(step, { maxLength: 4 }),
  });

  const waiting = async () =>
    (await harness.postgres.query(`select from mails where status <> 'sent' limit 1`)).rowCount;

  /** Runs a step, and waits until what it began is noted, in the background too. */
  async function during<Result>(
    [behaviour, lost]: [never, [string, 'before' | 'after']?],
    work: () => Promise<Result>,
  ) {
    const { rows } = await harness.postgres.query('select clock_timestamp()::text as start');
    behave(behaviour);
    harness.faults.clear();
    if (lost) harness.faults.set(...lost);
    const result = await work();
    // Unless the claim's own answer was lost: nobody notes anything then.
    if (lost?.[0] !== 'claim_mails') await harness.idle(rows[0].start);
    harness.faults.clear();
    return result;
  }

  // The seed is in the name, so that every report has it.
  test(`${schedules} random schedules of faults lose nothing and double nothing that could be known (FAULT_SEED=${seed})`, async () => {
    const total = { accepted: 0, lost: 0, doubled: 0, avoidable: 0 };
    const property = fc.asyncProperty(schedule, async ({ tries, retries }) => {
      const company = randomUUID();
      const id = randomUUID();
      let accepted = false;
      for (const step of tries) {
        const { status } = await during(step, () => harness.send(company, id));
        expect([200, 202, 503]).toContain(status);
        accepted ||= status < 300;
      }
      for (const step of retries) {
        await harness.passTime();
        await during(step, harness.retry);
      }
      behave('accepts' as never);
      harness.faults.clear();
      for (let round = 0; round < 3 && (await waiting()); round++) {
        await harness.passTime();
        expect((await harness.retry()).status).toBe(200);
      }

      const { rows } = await harness.postgres.query(
        'select status from form_submissions where id = $1',
        [id],
      );
      const ids = copies(company);
      const unknowable = [...tries, ...retries].filter(([behaviour]) =>
        isDoubled(behaviour),
      ).length;
      total.accepted += Number(accepted);
      total.lost += Number(rows.length > 0 && ids.length === 0);
      total.doubled += Number(ids.length > 1);
      total.avoidable += Number(ids.length > 1 + unknowable);
      if (accepted) expect(rows).toEqual([{ status: 'sent' }]);
      // A request that was stored though its answer was lost is sent as well.
      expect(ids.length > 0).toBe(rows.length > 0);
      expect(new Set(ids).size).toBeLessThanOrEqual(1);
      expect(ids.length).toBeLessThanOrEqual(1 + unknowable);
    });
    await fc.assert(property, { numRuns: schedules, seed, endOnFailure: true });
    console.info(`${schedules} schedules:`, JSON.stringify(total));
  }, 1_200_000);
});
