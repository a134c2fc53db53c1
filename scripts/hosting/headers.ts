import { contentSecurityPolicy } from './csp';

export type Headers = Record<string, string>;

/**
 * Headers of every response, whatever its path and status.
 * @param hstsPreload whether browsers may be shipped with the order to use HTTPS only, which takes
 *   months to undo: the company has to agree (https://hstspreload.org)
 */
export const commonHeaders = (hstsPreload: boolean): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
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
});

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For everything else. Netlify and Cloudflare send this by default. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Headers of some paths: a folder (`/assets/*`), a file extension (`*.md`) or one file. No two rules
 * may set the same header on the same path, because hosts would send both values.
 */
const rules = (common: Headers): [pattern: string, headers: Headers][] => [
  ['/rules.json', { 'Content-Type': 'application/speculationrules+json' }],
  ['/*', common],
  ['/_next/static/*', { 'Cache-Control': immutable }],
  ['/assets/*', { 'Cache-Control': immutable }],
  // Browsers guess the encoding of text that is served without a charset.
  ['*.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ['*.ics', { 'Content-Type': 'text/calendar; charset=utf-8' }],
  ['*.atom', { 'Content-Type': 'application/atom+xml; charset=utf-8' }],
  [
    '*.csv',
    {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment',
      'X-Robots-Tag': 'noindex',
    },
  ],
  [
    '*.docx',
    {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'Content-Disposition': 'attachment',
      'X-Robots-Tag': 'noindex',
    },
  ],
  ['*.md', { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
];

/** How many rules of `_headers` Cloudflare reads. */
const cloudflareLimit = 100;

/**
 * The `_headers` file that Netlify and Cloudflare read. Whether Netlify supports `/*.md` is not
 * documented, so each such file gets a rule of its own, as long as the host reads that many.
 * @param files paths of all published files, such as `/en/lawyers.md`
 * @param limit how many rules the host reads
 * @throws Error if there are more all the same, because the host would drop the last ones in silence.
 */
export function headersFile(files: string[], common: Headers, limit = cloudflareLimit): string {
  const perFile = rules(common).flatMap(([pattern, headers]) => {
    if (!pattern.startsWith('*')) return [{ path: pattern, headers }];
    const matches = files.filter((file) => file.endsWith(pattern.slice(1))).sort();
    return matches.map((path) => ({ path, headers }));
  });
  const perKind = rules(common).map(([pattern, headers]) => ({
    path: pattern.replace(/^\*/, '/*'),
    headers,
  }));
  const written = perFile.length > limit ? perKind : perFile;
  if (written.length > limit)
    throw new Error(
      `out/_headers would have ${written.length} rules, and the host reads only the first ${limit}: see HEADER_RULES_LIMIT in docs/running-and-deploying.md.`,
    );
  return written.map(({ path, headers }) => `${path}\n${indented(headers)}`).join('');
}

/**
 * The `vercel.json` that Vercel reads: the same headers, and one address for each page.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelFile(common: Headers): string {
  const headers = rules(common).map(([pattern, values]) => ({
    source: pattern.replace(/^\*/, '/*').replace('.', '\\.').replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2);
}

const indented = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** The rules of a `_headers` file, in order. */
type HeaderRules = { pattern: string; headers: [name: string, value: string][] }[];

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
