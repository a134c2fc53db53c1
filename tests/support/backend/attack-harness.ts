import { startFaultHarness } from './fault-harness';
import { startMailServer } from './mail-server';

/** The function on a real PostgreSQL, with a mail server that keeps what comes over the wire. */
export async function startAttackHarness() {
  const mailServer = await startMailServer();
  const harness = await startFaultHarness({ SMTP_URL: mailServer.url });
  return {
    query: harness.postgres.query,
    retry: harness.retry,
    /** The function itself, without the gateway. */
    functionUrl: `${harness.platform.functionAddress()}/send-demo-email`,
    caught: mailServer.caught,
    /** Waits until no mail of a request that is mailed by itself is under way. */
    settled: async () => {
      const open = `select count(*)::int from mails m
        join form_submissions s on s.id = m.submission_id and s.delivery = 'direct'
        where m.status = 'pending' and m.next_attempt_at <= now()`;
      while ((await harness.postgres.query(open)).rows[0].count > 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop: async () => {
      await harness.stop();
      await mailServer.stop();
    },
  };
}

export type AttackHarness = Awaited<ReturnType<typeof startAttackHarness>>;
