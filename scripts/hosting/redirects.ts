import { prefixedLocales } from '@/lib/locale';

/**
 * Every page has one address: without trailing slash, `.html` or `/index`. The patterns match only
 * characters that the site's addresses use, so that no redirect can lead to another host. The
 * templates of nginx and Caddy repeat these two patterns.
 */
const redirects = [
  { from: /^\/index(?:\.html)?\/*$/, to: '/' },
  { from: /^((?:\/[a-z0-9-]+)+?)(?:\/index)?(?:\.html|\/+)$/, to: '$1' },
];

/** The address that a path redirects to, or undefined where it does not. */
export function redirectOf(path: string): string | undefined {
  const redirect = redirects.find(({ from }) => from.test(path));
  return redirect && path.replace(redirect.from, redirect.to);
}

/**
 * The `_redirects` file. Netlify and Cloudflare redirect to a page's address by themselves, and
 * Cloudflare finds the nearest 404.html; Netlify has to be told about those of other languages.
 */
export const redirectsFile = prefixedLocales
  .map((locale) => `/${locale}/* /${locale}/404.html 404\n`)
  .join('');
