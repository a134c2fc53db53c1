import { siteUrl } from './environment';

/** A path as a full address. That of the home page is the bare origin, as Next writes it in heads. */
export const absoluteUrl = (path: string) => (path === '/' ? siteUrl : siteUrl + path);

/** A link's address as print shows it, without scheme; undefined for an anchor, an e-mail or a phone number. */
export function printableUrl(href: string): string | undefined {
  const url = href.startsWith('/') ? absoluteUrl(href) : href;
  return /^https?:/.test(url) ? url.replace(/^https?:\/\//, '') : undefined;
}
