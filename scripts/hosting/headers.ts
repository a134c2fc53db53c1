import { contentTypes, speculationRulesType } from '@/lib/files/content-types';
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
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Names the pages that a browser may prerender. Inline, these rules would violate the policy.
  'Speculation-Rules': '"/rules.json"',
});

/** For files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** For everything else. Netlify and Cloudflare send this by default. */
export const revalidate = 'public, max-age=0, must-revalidate';

const notIndexed = { 'X-Robots-Tag': 'noindex' };

/** Headers of one kind of file, besides its type. */
const ofKind: Partial<Record<keyof typeof contentTypes, Headers>> = {
  csv: { 'Content-Disposition': 'attachment', ...notIndexed },
  docx: { 'Content-Disposition': 'attachment', ...notIndexed },
  md: notIndexed,
};

/**
 * Headers by path: one file, a folder (`/assets/*`) or an extension (`/*.md`). No two rules may set the
 * same header on the same path, because hosts would send both values.
 * @see https://docs.netlify.com/manage/routing/headers: a star may stand anywhere in a path, and matches
 *   slashes too, at Cloudflare as well
 */
export const rulesOf = (common: Headers): [pattern: string, headers: Headers][] => [
  ['/rules.json', { 'Content-Type': speculationRulesType }],
  ['/*', common],
  ['/_next/static/*', { 'Cache-Control': immutable }],
  ['/assets/*', { 'Cache-Control': immutable }],
  ...Object.entries(contentTypes).map<[string, Headers]>(([extension, type]) => [
    `/*.${extension}`,
    { 'Content-Type': type, ...ofKind[extension as keyof typeof contentTypes] },
  ]),
];

/** The `_headers` file that Netlify and Cloudflare read. */
export const headersFile = (common: Headers) =>
  rulesOf(common)
    .map(([pattern, headers]) => `${pattern}\n${indented(headers)}`)
    .join('');

/** A pattern as a regular expression, without its ends. */
export const expressionOf = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)');

/**
 * The `vercel.json` that Vercel reads: the same headers, and one address for each page.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelFile(common: Headers): string {
  const headers = rulesOf(common).map(([pattern, values]) => ({
    source: expressionOf(pattern),
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
  const matching = rules.filter(({ pattern }) =>
    new RegExp(`^${expressionOf(pattern)}$`).test(path),
  );
  return [['Cache-Control', revalidate], ...matching.flatMap(({ headers }) => headers)];
}
