import { expect, vi } from 'vitest';
import type { Database, Query } from '@/supabase/local/database';
import { startPlatform } from '@/supabase/local/platform';
import { freePort } from '@/supabase/local/ports';
import { runSchedule } from '@/supabase/local/retry';
import { freePorts } from '../addresses';
import { atEnd } from '../at-end';
import { startFaultySmtp } from './faulty-smtp';
import { functionLog } from './function-log';
import { type OwnDatabase, ownDatabase } from './own-database';

/** When a database call fails: before it did anything, or after, so that only the answer is lost. */
export type Moment = 'before' | 'after';

/**
 * Starts the function, a real PostgreSQL and a mail server, each of which a test can make fail.
 * @param environment overrides the function's environment
 * @param database to use instead of a new one on the shared PostgreSQL
 */
export async function startFaultHarness(
  environment: Record<string, string> = {},
  database?: OwnDatabase,
) {
  const postgres = database ?? (await ownDatabase());
  const smtpPort = await freePort();
  const faults = new Map<string, Moment>();
  const held = new Map<string, Promise<void>>();
  atEnd(postgres.stop);
  const smtp = await startFaultySmtp(smtpPort);
  const platform = await startPlatform({
    ports: await freePorts(),
    retryEvery: 0,
    log: functionLog,
    database: faulty(postgres.database, faults, held),
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...environment },
  });
  atEnd(platform.stop);
  const url = `${platform.api}/functions/v1/send-demo-email`;

  /** Runs the schedule once, with the retry at its end. */
  const retry = () => runSchedule(platform.api);

  /** Makes every waiting mail due, as if time had passed. */
  const passTime = () =>
    postgres.query(
      `update mails set next_attempt_at = now(), leased_until = case when leased_until > now() then now() else leased_until end
       where status = 'pending'`,
    );

  return {
    postgres,
    smtp,
    faults,
    platform,
    /** Address of the function. */
    url,
    /** Sends a contact message about `company`; each from an address of its own. */
    send: (company: string, id = crypto.randomUUID(), address = randomAddress()) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({
          ...{ type: 'contact', locale: 'fr', submissionId: id, consent: true },
          ...{ firstName: 'Anne', lastName: 'Exemple', email: `${id}@prospect.example` },
          ...{ company, subject: 'Question', message: 'Bonjour' },
        }),
      }),
    /** The state of the stored request about this company. */
    statusOf: async (company: string): Promise<string | undefined> =>
      (
        await postgres.query(`select status from form_submissions where fields->>'company' = $1`, [
          company,
        ])
      ).rows[0]?.status,
    retry,
    passTime,
    /** Time passes, and the schedule runs without a fault. */
    recover: async () => {
      await passTime();
      expect((await retry()).status).toBe(200);
    },
    /** Deletes every request and every mail. */
    empty: async () => {
      // Mails first, as whoever marks one in the background locks them.
      await postgres.query(
        'truncate mails, form_submissions, newsletter_consents, confirmations_not_sent, refused_reports, warnings',
      );
      smtp.received.splice(0);
      smtp.behaviour = 'accepts';
    },
    /**
     * Waits until no mail is being sent: an answer waits only for the mail to the team.
     * @param since only mails that were claimed after this time
     */
    idle: (since = '-infinity') =>
      // Not `expect.poll`, which loses its test where tests run side by side.
      vi.waitFor(
        async () => {
          const sending = await postgres.query(
            `select from mails where leased_until > now()
               and leased_until > $1::timestamptz + interval '2 minutes'`,
            [since],
          );
          expect(sending.rowCount).toBe(0);
        },
        { timeout: 60_000 },
      ),
    /** Blocks calls of a database function until the returned function is called. */
    hold: (name: string) => {
      let release = () => {};
      held.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(name);
        release();
      };
    },
  };
}

export type FaultHarness = Awaited<ReturnType<typeof startFaultHarness>>;

const randomAddress = () =>
  `203.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Wraps a database so that calls fail as the test wants, by the name of the function. */
function faulty(
  database: Database,
  faults: Map<string, Moment>,
  held: Map<string, Promise<void>>,
): Database {
  return {
    close: database.close,
    as: async (role, work) => {
      let lost = false;
      const result = await database.as(role, (query) => work(watched(query)));
      if (lost) throw new Error('the answer was lost');
      return result;

      function watched(query: Query): Query {
        return async (sql, values) => {
          const name = sql.match(/public\."(\w+)"\(/)?.[1] ?? '';
          await held.get(name);
          const moment = faults.get(name);
          faults.delete(name);
          if (moment === 'before') throw new Error('the database is away');
          lost = moment === 'after';
          return query(sql, values);
        };
      }
    },
  };
}
