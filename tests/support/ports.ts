import { freePort } from '@/supabase/local/ports';

type Ports = Record<'site' | 'api' | 'mailbox' | 'smtp' | 'dev', number>;

/**
 * Free ports of this run, so that the browser tests work beside a running `npm start`. Chosen once:
 * Playwright's workers and the server it starts inherit them.
 */
process.env.TEST_PORTS ??= JSON.stringify({
  site: await freePort(),
  api: await freePort(),
  mailbox: await freePort(),
  smtp: await freePort(),
  dev: await freePort(),
} satisfies Ports);

export const ports: Ports = JSON.parse(process.env.TEST_PORTS);
