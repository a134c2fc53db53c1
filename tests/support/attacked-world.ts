import { startMailServer } from './backend/mail-server';
import { startFaultyWorld } from './faults';

/** The function on a real PostgreSQL, with a mail server that keeps what comes over the wire. */
export async function startAttackedWorld() {
  const mailServer = await startMailServer();
  const world = await startFaultyWorld({ SMTP_URL: mailServer.url });
  return {
    query: world.postgres.query,
    retry: world.retry,
    /** The function itself, without the gateway. */
    functionUrl: `${world.platform.functionAddress()}/send-demo-email`,
    caught: mailServer.caught,
    /** Waits until no mail of a request that is mailed by itself is under way. */
    settled: async () => {
      const open = `select count(*)::int from mails m
        join form_submissions s on s.id = m.submission_id and s.delivery = 'direct'
        where m.status = 'pending' and m.next_attempt_at <= now()`;
      while ((await world.postgres.query(open)).rows[0].count > 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop: async () => {
      await world.stop();
      await mailServer.stop();
    },
  };
}

export type AttackedWorld = Awaited<ReturnType<typeof startAttackedWorld>>;
