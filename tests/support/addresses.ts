import { siteUrl, supabaseUrl } from '@/lib/environment';
import { freePort } from '@/supabase/local/ports';

/** Free ports for a platform of a test's own. */
export const freePorts = async () => ({
  api: await freePort(),
  mailbox: await freePort(),
  smtp: await freePort(),
});

type Ports = Record<'site' | 'api' | 'mailbox' | 'smtp' | 'dev' | 'proxy', number>;

/**
 * Free ports of this run, so that the browser tests work beside a running `npm start`. Chosen once:
 * Playwright's workers and the server it starts inherit them.
 */
process.env.TEST_PORTS ??= JSON.stringify({
  ...(await freePorts()),
  site: await freePort(),
  dev: await freePort(),
  proxy: await freePort(),
} satisfies Ports);

export const ports: Ports = JSON.parse(process.env.TEST_PORTS);

/** The addresses that the build wrote into the pages, and where they are served during the tests. */
const served = {
  [siteUrl]: `http://127.0.0.1:${ports.site}`,
  [supabaseUrl]: `http://127.0.0.1:${ports.api}`,
};

/** Where Node reaches an address of the pages. */
export function directUrl(url: string): string {
  for (const [origin, direct] of Object.entries(served))
    if (url === origin || url.startsWith(`${origin}/`)) return direct + url.slice(origin.length);
  return url;
}

/**
 * Flag by which Chromium reaches the addresses of the pages at the ports of this run. Pages, policy
 * and origins stay what they are.
 */
export const hostResolverRules = `--host-resolver-rules=${Object.entries(served)
  .map(([origin, direct]) => `MAP ${new URL(origin).host} ${new URL(direct).host}`)
  .join(', ')}`;
