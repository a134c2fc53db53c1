import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from './database.ts';
import { startFunction } from './function-process.ts';
import { gateway, localKeys } from './gateway.ts';
import { lockFolder } from './lock.ts';
import { startMailbox } from './mailbox.ts';
import { listen } from './ports.ts';

/** Where the Supabase CLI has them, and the site's build expects them. */
export const defaultPorts = { api: 54321, mailbox: 54324, smtp: 54325 };

/** The embedded platform's secret of the retry path. */
export const retrySecret = 'local-retry';

type Options = {
  /** Keeps data and mail here; without, everything is gone at the end. */
  folder?: string;
  ports?: typeof defaultPorts;
  siteUrl?: string;
  /** Environment of the function, over the defaults. */
  environment?: Record<string, string>;
  /** Seconds between two calls of the retry path, which pg_cron makes when hosted; 0 for none. */
  retryEvery?: number;
  /** Told of each step, for whoever waits. */
  say?: (step: string) => void;
};

/**
 * The embedded platform: database, gateway, function and mailbox on this machine.
 * @throws Error with one sentence for a person: a busy port, a folder in use, a missing binary.
 */
export async function startPlatform(options: Options = {}) {
  const {
    folder,
    ports = defaultPorts,
    siteUrl = 'http://localhost:3000',
    retryEvery = 20,
    say = () => {},
  } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    if (folder) stops.push(await lockFolder(folder));
    say('database');
    const database = await openDatabase(folder && join(folder, 'database'));
    stops.push(() => database.close());
    say('mailbox');
    const mails = folder ? join(folder, 'mail') : await mkdtemp(join(tmpdir(), 'mail-'));
    if (!folder) stops.push(() => rm(mails, { recursive: true }));
    const mailbox = await startMailbox(mails, { smtp: ports.smtp, http: ports.mailbox });
    stops.push(mailbox.stop);
    say('function');
    const api = await startApi(database);
    return { database, mailbox, api, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startApi(database: Database) {
    const url = `http://localhost:${ports.api}`;
    const running = await startFunction({
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: localKeys.serviceRole,
      ALLOWED_ORIGINS: siteUrl,
      SITE_URL: siteUrl,
      MAIL_TO: 'equipe@allie-compliance.example',
      MAIL_FROM: 'Site <site@allie-compliance.example>',
      MAIL_TRANSPORTS: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      ADDRESS_HASH_KEY: 'local',
      RETRY_SECRET: retrySecret,
      ...options.environment,
    });
    stops.push(running.stop);
    const server = gateway(database, running.address);
    await listen(server, ports.api, 'API');
    stops.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    if (retryEvery > 0) stops.push(retryTimer(url, retryEvery));
    return url;
  }
}

/** Calls the retry path again and again, as pg_cron does when hosted. */
function retryTimer(api: string, seconds: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => callRetry(api))
      .catch((error) => console.error('retry:', error.message));
  }, seconds * 1000);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One call of the retry path, with the embedded platform's secret. */
export const callRetry = (api: string) =>
  fetch(`${api}/functions/v1/send-demo-email/retry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${retrySecret}` },
  });

export type Platform = Awaited<ReturnType<typeof startPlatform>>;
