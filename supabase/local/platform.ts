import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from './database.ts';
import { startFunction } from './function-process.ts';
import { gateway, localKeys } from './gateway.ts';
import { lockFolder } from './lock.ts';
import { startMailbox } from './mailbox.ts';
import { close, listen, loopback } from './ports.ts';
import { retrySecret, retryTimer } from './retry.ts';

/** The company in whose name tests send mail: invented, with everything that a mail may show. */
export const exampleCompany = JSON.stringify({
  brand: 'Exemple Conformité',
  offices: ['1 rue de l’Exemple, 75002 Paris', '1, rue de l’Exemple, L-1111 Luxembourg'],
  meetingLink: 'https://calendar.example/demo',
});

/** As in the Supabase CLI, and as the site's build expects them. */
export const defaultPorts = { api: 54321, mailbox: 54324, smtp: 54325 };

type Options = {
  /** Keeps data and mails here; by default they are deleted at the end. */
  folder?: string;
  ports?: typeof defaultPorts;
  /** An open database to use instead of PGlite; the caller closes it. */
  database?: Database;
  siteUrl?: string;
  /** Overrides the function's default environment. */
  environment?: Record<string, string>;
  /** File descriptor for the function's log; this process's stderr by default. */
  log?: number;
  /** Seconds between two calls of the retry path, which pg_cron makes on hosted Supabase; 0 for none. */
  retryEvery?: number;
};

/**
 * Starts the embedded platform: database, gateway, function and mailbox on this machine.
 * @throws Error with a sentence for the user: a port or a folder in use, a missing binary
 */
export async function startPlatform(options: Options = {}) {
  const {
    folder,
    ports = defaultPorts,
    siteUrl = 'http://localhost:3000',
    retryEvery = 20,
  } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    if (folder) stops.push(await lockFolder(folder));
    const database = options.database ?? (await openDatabase(folder && join(folder, 'database')));
    if (!options.database) stops.push(() => database.close());
    const mails = folder ? join(folder, 'mail') : await mkdtemp(join(tmpdir(), 'mail-'));
    if (!folder) stops.push(() => rm(mails, { recursive: true }));
    const mailbox = await startMailbox(mails, { smtp: ports.smtp, http: ports.mailbox });
    stops.push(mailbox.stop);
    const api = await startApi(database);
    return { database, stop, ...api };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startApi(database: Database) {
    const url = `http://localhost:${ports.api}`;
    const environment = {
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: localKeys.serviceRole,
      ALLOWED_ORIGINS: siteUrl,
      SITE_URL: siteUrl,
      COMPANY: exampleCompany,
      MAIL_TO: 'equipe@allie-compliance.example',
      MAIL_FROM: 'Site <site@allie-compliance.example>',
      MAIL_TRANSPORTS: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      HMAC_KEY: 'local-hmac',
      RETRY_SECRET: retrySecret,
      ...options.environment,
    };
    let running = await startFunction(environment, options.log);
    stops.push(() => running.stop());
    const server = gateway(database, () => running.address);
    await listen(server, ports.api, 'API', loopback);
    stops.push(() => close(server));
    if (retryEvery > 0) stops.push(retryTimer(url, retryEvery));
    const restartFunction = async () => {
      await running.kill();
      running = await startFunction(environment, options.log);
    };
    /** Address of the function itself, to which the gateway forwards. */
    const functionAddress = () => running.address;
    return { api: url, functionAddress, restartFunction };
  }
}
