import { siteUrl, supabaseUrl } from '@/lib/environment';
import { ports } from './ports';

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
