import { contentSecurityPolicy } from './csp';

export type Headers = Record<string, string>;

/** Headers of every response, whatever its path and status. */
export const commonHeaders: Headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The function needs to know from which origin a form was posted.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Names the pages that a browser may prerender. Inline, these rules would violate the policy.
  'Speculation-Rules': '"/rules.json"',
};

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For everything else. Netlify and Cloudflare send this by default. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Headers of some paths: a folder (`/assets/*`), a file extension (`*.md`) or one file. No two rules
 * may set the same header on the same path, because hosts would send both values.
 */
const pathRules: [pattern: string, headers: Headers][] = [
  ['/_next/static/*', { 'Cache-Control': immutable }],
  ['/assets/*', { 'Cache-Control': immutable }],
  ['/rules.json', { 'Content-Type': 'application/speculationrules+json' }],
  // Browsers guess the encoding of text that is served without a charset.
  ['*.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['*.md', { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
];

/**
 * The `_headers` file that Netlify and Cloudflare read. Netlify does not support `*.md`, so each such
 * file gets a rule of its own. Cloudflare reads the first hundred rules only.
 * @param files paths of all published files, such as `/en/lawyers.md`
 */
export function headersFile(files: string[]): string {
  const rules = pathRules.flatMap(([pattern, headers]) => {
    if (!pattern.startsWith('*')) return [{ path: pattern, headers }];
    const matches = files.filter((file) => file.endsWith(pattern.slice(1))).sort();
    return matches.map((path) => ({ path, headers }));
  });
  return [{ path: '/*', headers: commonHeaders }, ...rules]
    .map(({ path, headers }) => `${path}\n${indented(headers)}`)
    .join('');
}

const indented = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** The rules of a `_headers` file, in order. */
export type HeaderRules = { pattern: string; headers: [name: string, value: string][] }[];

/** Parses `_headers` as Netlify and Cloudflare do: a path, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of a path: the host's default caching, then every rule that matches. */
export function headersFor(rules: HeaderRules, path: string): [string, string][] {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return [['Cache-Control', revalidate], ...matching.flatMap(({ headers }) => headers)];
}

/** A pattern may contain one `*`, which matches anything, slashes included. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= pattern.length - 1 && path.startsWith(start) && path.endsWith(end);
}
