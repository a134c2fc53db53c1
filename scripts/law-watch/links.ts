import { LinkChecker } from 'linkinator';

export type Links = {
  /** Links that lead nowhere: why, and the pages that they stand on. */
  dead: { url: string; why: string; pages: string[] }[];
  /** How many links each host refuses to robots: a person has to follow them. */
  refused: Record<string, number>;
};

const refusals = [401, 403, 405, 406, 429, 451, 999];

/**
 * Follows every link of a site that leads out of it, one at a time.
 * @param site where the site is served
 * @param ours prefixes of addresses to skip
 * @param pause milliseconds before a failed link is tried again
 */
export async function checkLinks(site: string, ours: string[], pause = 1000): Promise<Links> {
  const { links } = await new LinkChecker().check({
    path: `${site}/`,
    recurse: true,
    concurrency: 1,
    timeout: 60_000,
    retryErrors: true,
    retryErrorsCount: 2,
    retryErrorsJitter: pause,
    linksToSkip: async (link) =>
      !link.startsWith(site) && ours.some((address) => link.startsWith(address)),
  });
  const outside = links.filter(({ url, status }) => !url.startsWith(site) && status !== undefined);
  const result: Links = { dead: [], refused: {} };
  for (const url of new Set(outside.map((link) => link.url))) {
    const same = outside.filter((link) => link.url === url);
    const { status = 0, state } = same[0] ?? {};
    const { host } = new URL(url);
    if (refusals.includes(status)) result.refused[host] = (result.refused[host] ?? 0) + 1;
    else if (state === 'BROKEN')
      result.dead.push({
        url,
        why: status ? `${status}` : 'no answer',
        pages: [...new Set(same.map(({ parent = '' }) => parent.slice(site.length) || '/'))],
      });
  }
  return result;
}
