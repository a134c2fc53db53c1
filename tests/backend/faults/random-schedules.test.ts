import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startBrevoHarness } from '../../support/backend/brevo';
import { type Moment, startFaultHarness } from '../../support/backend/fault-harness';
import type { Behaviour } from '../../support/backend/faulty-smtp';
import { type HookBehaviour, startHookServer } from '../../support/backend/hook-server';
import { site, team } from '../../support/backend/platform';
import { post } from '../../support/backend/send';

const schedules = Number(process.env.FAULT_SCHEDULES ?? 40);
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1e9);

const [smtpHook, brevoHook] = [await startHookServer(), await startHookServer()];
const bySmtp = await startFaultHarness(smtpHook.environment);
const { brevo, harness: byBrevo } = await startBrevoHarness({
  MAIL_TRANSPORTS: 'brevo,smtp',
  MAIL_TIMEOUT_SECONDS: '1',
  EVENTS_SECRET: 'local-events',
  ...brevoHook.environment,
});

/** A provider, and what it may do with the next mails. */
type World = {
  harness: typeof bySmtp;
  hook: typeof smtpHook;
  behaviours: readonly string[];
  behave: (behaviour: string) => void;
  /** Takes a mail in a way that nobody can know about. */
  unknowable?: string;
  /** Subject and id of each mail that the team got about a request: some have its id alone. */
  mails: (company: string, id: string) => { subject: string; id: string }[];
};

const smtpBehaviours: Exclude<Behaviour, object>[] = [
  ...(['accepts', 'rejects for now', 'rejects for good', 'quotes the recipient'] as const),
  ...(['drops the connection half-way', 'accepts the mail, then drops the connection'] as const),
];
const smtpWorld: World = {
  harness: bySmtp,
  hook: smtpHook,
  behaviours: smtpBehaviours,
  behave: (behaviour) => {
    bySmtp.smtp.behaviour = behaviour as Behaviour;
  },
  unknowable: 'accepts the mail, then drops the connection',
  mails: (company, id) =>
    bySmtp.smtp.received
      .filter(({ recipients }) => recipients[0] === team)
      .filter(({ subject, text }) => subject.includes(company) || text.includes(id))
      .map(({ subject, messageId }) => ({ subject, id: messageId })),
};

const brevoBehaviours: Record<string, typeof brevo.behaviour> = {
  ...{
    accepts: 'accepts',
    hangs: 'hangs',
    'answer cut off': 'accepts the mail, then cuts off its answer',
  },
  ...{ unauthorized: 401, 'too many': 429, 'server error': 500, 'bad gateway': 502 },
  ...{ invalid: 400, 'refuses the sender': 'refuses the sender' },
};
/** Nothing is unknowable: the provider recognises the key. */
const brevoWorld: World = {
  harness: byBrevo,
  hook: brevoHook,
  behaviours: Object.keys(brevoBehaviours),
  behave: (behaviour) => {
    brevo.behaviour = brevoBehaviours[behaviour] ?? 'accepts';
  },
  mails: (company, id) =>
    brevo.received
      .filter(({ to }) => to[0]?.email === team)
      .filter(({ subject, textContent }) => subject.includes(company) || textContent.includes(id))
      .map(({ subject, headers }) => ({ subject, id: headers['X-Mailin-custom'] })),
};

const fault = fc.option(
  fc.tuple(
    fc.constantFrom(
      ...['store_submission', 'claim_mails', 'mark_mail_sent', 'mark_mail_failed'],
      ...['prepare_digests', 'prepare_reminders', 'note_answer', 'stuck_mails'],
    ),
    fc.constantFrom<Moment>('before', 'after'),
  ),
  { nil: undefined },
);

/** What the webhook's receiver does with the next call. */
const hookBehaviour = fc.constantFrom<HookBehaviour>(
  ...[204, 204, 500, 307],
  'takes the call, then drops the connection',
);

/** After how many milliseconds the function is killed, in one step of five: after a kill little can be known. */
const kill = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) },
);

type Step = [
  behaviour: string,
  fault: [name: string, moment: Moment] | undefined,
  hook: HookBehaviour,
  killedAfter: number | undefined,
];

/** When the team notes its answer: before its reminder is due, among the retries after, or never. */
const answer = fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined });

// Side by side: each waits most of the time.
describe.concurrent.each([
  ['SMTP', smtpWorld],
  ['Brevo', brevoWorld],
])('%s', (_, { harness, hook, behaviours, behave, unknowable, mails }) => {
  const step = fc
    .tuple(fc.constantFrom(...behaviours), fault, hookBehaviour, kill)
    // Killed before it has noted a refusal that spent the key, the function takes the next one's answer,
    // duplicate, for a yes: nobody could know. With reports an alert says so (events.test.ts).
    .map(
      ([behaviour, lost, hooked, killedAfter]): Step =>
        behaviour === 'invalid'
          ? [behaviour, lost, hooked, undefined]
          : [behaviour, lost, hooked, killedAfter],
    );
  /**
   * What happens around each try of the visitor, around each retry, and around each one after the
   * reminder is due, before all is well again.
   */
  const schedule = fc.record({
    tries: fc.array(step, { minLength: 1, maxLength: 3 }),
    retries: fc.array(step, { maxLength: 3 }),
    reminders: fc.array(step, { maxLength: 3 }),
    answer,
  });

  const waiting = async () =>
    (await harness.postgres.query(`select from mails where status <> 'sent' limit 1`)).rowCount;

  /** Runs a step, and waits until what it began is noted, in the background too. */
  async function during<Result>(
    [behaviour, lost, hooked, killedAfter]: Step,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const { rows } = await harness.postgres.query('select clock_timestamp()::text as start');
    behave(behaviour);
    hook.behaviour = hooked;
    harness.faults.clear();
    if (lost) harness.faults.set(...lost);
    if (killedAfter !== undefined) {
      // What it had begun is answered by nobody, or before.
      const working = work().catch(() => undefined);
      await new Promise((done) => setTimeout(done, killedAfter));
      await harness.platform.restartFunction();
      const result = await working;
      harness.faults.clear();
      return result;
    }
    const result = await work();
    // Unless the claim's own answer was lost: nobody notes anything then.
    if (lost?.[0] !== 'claim_mails') await harness.idle(rows[0].start);
    // A mark whose answer was lost is made again after a second: long before the next attempt, were it
    // not for `passTime`.
    const [name = '', moment] = lost ?? [];
    if (name.startsWith('mark_') && moment === 'after' && !harness.faults.has(name))
      await new Promise((done) => setTimeout(done, 1200));
    harness.faults.clear();
    return result;
  }

  /** The team presses the button. @returns whether it was told that the answer is noted */
  async function press(id: string) {
    const signature = createHmac('sha256', 'local-hmac').update(`answered ${id}`);
    const token = `${id}.${signature.digest('hex').slice(0, 32)}`;
    const { location } = await post({ locale: 'fr', token }, { to: `${harness.url}/answered` });
    expect(location).toMatch(`${site}/repondu`);
    return /#(noted|already)$/.test(location ?? '');
  }

  const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Rappel');

  /** One mail, and no copies but those that nobody could know about. */
  function expectOnce(ids: string[], steps: Step[], isUnknowable: (step: Step) => boolean) {
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBeLessThanOrEqual(1 + steps.filter(isUnknowable).length);
  }

  // The seed is in the name, so that every report has it.
  test(`${schedules} random schedules of faults lose nothing and double nothing that could be known (FAULT_SEED=${seed})`, async () => {
    const property = fc.asyncProperty(schedule, async ({ tries, retries, reminders, answer }) => {
      const company = randomUUID();
      const id = randomUUID();
      let isAccepted = false;
      /** How many reminders had come when the answer was noted. */
      let remindersBefore: number | undefined;
      const noteAnswer = async () => {
        if (await press(id)) remindersBefore ??= mails(company, id).filter(isReminder).length;
      };
      for (const step of tries) {
        const answer = await during(step, () => harness.send(company, id));
        const status = answer?.status ?? 500;
        // The gateway's own, where the function is killed.
        expect(step[3] === undefined ? [200, 202, 503] : [200, 202, 500, 503]).toContain(status);
        isAccepted ||= status < 300;
      }
      for (const step of retries) {
        await harness.passTime();
        await during(step, harness.retry);
      }
      if (answer === -1) await noteAnswer();
      await harness.postgres.query(
        `update form_submissions set created_at = now() - interval '20 hours' where id = $1`,
        [id],
      );
      // One reminder in ten minutes: that of the schedule before was long ago.
      await harness.postgres.query(
        `update mails set created_at = now() - interval '1 day' where kind = 'reminder'`,
      );
      for (const [index, step] of reminders.entries()) {
        await harness.passTime();
        await during(step, async () => {
          await harness.retry();
          if (answer === index) await noteAnswer();
        });
      }
      behave('accepts');
      hook.behaviour = 204;
      harness.faults.clear();
      // Twice at least: the reminder may still have to be written.
      for (let round = 0; round < 4 && (round < 2 || (await waiting())); round++) {
        await harness.passTime();
        expect((await harness.retry()).status).toBe(200);
      }
      expect(await waiting()).toBe(0);

      const { rows } = await harness.postgres.query(
        'select status, answered_at from form_submissions where id = $1',
        [id],
      );
      const steps = [...tries, ...retries, ...reminders];
      const all = mails(company, id);
      const told = all.filter((mail) => !isReminder(mail));
      const reminded = all.filter(isReminder).map((mail) => mail.id);
      const called = hook.received.filter(({ payload }) => payload.data.id === id);
      if (isAccepted) expect(rows).toMatchObject([{ status: 'sent' }]);
      if (rows.length === 0) {
        expect([...told, ...reminded, ...called]).toEqual([]);
        return;
      }
      // A request that was stored though its answer was lost is sent as well.
      // Killed between sending and marking: SMTP knows no key that would tell.
      const isUnknowable = ([behaviour, , , killedAfter]: Step) =>
        unknowable !== undefined && (behaviour === unknowable || killedAfter !== undefined);
      expectOnce(
        told.map((mail) => mail.id),
        steps,
        isUnknowable,
      );
      // Both calls of fetch, which itself repeats one on a connection that it had kept open.
      expectOnce(
        called.map((call) => call.id),
        [...steps, ...steps],
        ([, , hooked, killedAfter]) => typeof hooked === 'string' || killedAfter !== undefined,
      );
      if (!rows[0].answered_at) expectOnce(reminded, reminders, isUnknowable);
      else if (remindersBefore !== undefined) expect(reminded).toHaveLength(remindersBefore);
    });
    await fc.assert(property, { numRuns: schedules, seed, endOnFailure: true });
  }, 1_200_000);
});
