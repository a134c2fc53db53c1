import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/*
 * Tells search engines that take part in IndexNow (Bing and others) which pages a deployment has changed:
 * node scripts/ops/index-now.mjs SITEMAP_BEFORE, with the site in out/. Without packages of npm.
 * @see https://www.indexnow.org/documentation
 */

/**
 * The addresses that are new in a sitemap, or have another day.
 * @param {string} before the sitemap that was online, empty where there was none
 * @param {string} now the one of the build
 */
export function changedAddresses(before, now) {
  const entries = (xml) =>
    new Map(
      [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(
        ([, address, day]) => [address, day],
      ),
    );
  const old = entries(before);
  return [...entries(now)].flatMap(([address, day]) => (old.get(address) === day ? [] : [address]));
}

/** The key: name and content of the file that proves whose site it is. */
export const keyIn = (names) =>
  names.flatMap((name) => /^([0-9a-f]{32})\.txt$/.exec(name)?.[1] ?? [])[0];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const urlList = changedAddresses(
    readFileSync(process.argv[2], 'utf8'),
    readFileSync('out/sitemap.xml', 'utf8'),
  );
  console.log(`Pages that changed: ${urlList.length}`);
  if (urlList.length > 0) {
    const body = { host: new URL(urlList[0]).host, key: keyIn(readdirSync('out')), urlList };
    const { status } = await fetch('https://api.indexnow.org/indexnow', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
    console.log(`IndexNow answers ${status}`);
    if (status >= 400) process.exit(1);
  }
}
