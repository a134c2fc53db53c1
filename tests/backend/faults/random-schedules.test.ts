import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startBrevoHarness } from '../../support/backend/brevo-harness';
import { type Moment, startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';

const schedules = Number(process.env.FAULT_SCHEDULES ?? 100);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1e9);

const bySmtp = await startFaultHarness();
afterAll(bySmtp.stop);
const { brevo, harness: byBrevo } = await startBrevoHarness({
  MAIL_TRANSPORTS: 'brevo,smtp',
  MAIL_PATIENCE_SECONDS: '1',
  EVENTS_SECRET: 'secret',
});

/** A provider, and what it may do with the next mails. */
type World = {
  harness: typeof bySmtp;
  behaviours: readonly string[];
  behave: (behaviour: string) => void;
  /** Takes a mail in a way that nobody can know about. */
  unknowable?: string;
  /** The ids of the copies that the team got of the mail about a company. */
  copies: (company: string) => string[];
};

const smtpBehaviours: Exclude<Behaviour, object>[] = [
  ...(['accepts', 'rejects for now', 'rejects for good', 'quotes the recipient'] as const),
  ...(['drops the connection half-way', 'accepts the mail, then drops the connection'] as const),
];
const smtpWorld: World = {
  harness: bySmtp,
  behaviours: smtpBehaviours,
  behave: (behaviour) => {
    bySmtp.smtp.behaviour = behaviour as Behaviour;
  },
  unknowable: 'accepts the mail, then drops the connection',
  copies: (company) => bySmtp.smtp.toTeam(company).map(({ messageId }) => messageId),
};

const brevoBehaviours: Record<string, typeof brevo.behaviour> = {
  ...{
    accepts: 'accepts',
    hangs: 'hangs',
    'answer cut off': 'accepts the mail, then cuts off its answer',
  },
  ...{ unauthorized: 401, 'too many': 429, 'server error': 500, 'bad gateway': 502 },
};
/** Nothing is unknowable: the provider recognises the key. */
const brevoWorld: World = {
  harness: byBrevo,
  behaviours: Object.keys(brevoBehaviours),
  behave: (behaviour) => {
    brevo.behaviour = brevoBehaviours[behaviour] ?? 'accepts';
  },
  copies: (company) =>
    brevo.received
      .filter(({ to, subject }) => to[0]?.email.startsWith('equipe@') && subject.includes(company))
      .map(({ headers }) => headers['X-Mailin-custom']),
};

const fault = fc.option(
  fc.tuple(
    fc.constantFrom(
      ...['store_submission', 'claim_mails', 'mark_mail_sent', 'mark_mail_failed'],
      ...['prepare_digests', 'stuck_mails', 'oldest_unsent_seconds'],
    ),
    fc.constantFrom<Moment>('before', 'after'),
  ),
  { nil: undefined },
);

type Step = [behaviour: string, fault?: [name: string, moment: Moment]];

describe.each([
  ['SMTP', smtpWorld],
  ['Brevo', brevoWorld],
])('%s', (_, { harness, behaviours, behave, unknowable, copies }) => {
  const step = fc.tuple(fc.constantFrom(...behaviours), fault);
  /** What happens around each try of the visitor, then around each retry, before all is well again. */
  const schedule = fc.record({
    tries: fc.array(step, { minLength: 1, maxLength: 3 }),
    retries: fc.array(step, { maxLength: 4 }),
  });

  const waiting = async () =>
    (await harness.postgres.query(`select from mails where status <> 'sent' limit 1`)).rowCount;

  /** Runs a step, and waits until what it began is noted, in the background too. */
  async function during<Result>([behaviour, lost]: Step, work: () => Promise<Result>) {
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
      behave('accepts');
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
      const doubles = [...tries, ...retries].filter(
        ([behaviour]) => behaviour === unknowable,
      ).length;
      if (accepted) expect(rows).toEqual([{ status: 'sent' }]);
      // A request that was stored though its answer was lost is sent as well.
      expect(ids.length > 0).toBe(rows.length > 0);
      expect(new Set(ids).size).toBeLessThanOrEqual(1);
      expect(ids.length).toBeLessThanOrEqual(1 + doubles);
    });
    await fc.assert(property, { numRuns: schedules, seed, endOnFailure: true });
  }, 1_200_000);
});
