import { contentTypes, speculationRulesType } from '@/lib/files/content-types';
import { locales, pathPrefix } from '@/lib/locale';
import { contentSecurityPolicy, policyInPage } from './csp';

export type Headers = Record<string, string>;

/**
 * Headers of every response, whatever its path and status.
 * @param hstsPreload whether the site may go on the list of HTTPS-only sites that browsers ship with,
 *   which takes months to undo: the company has to agree (https://hstspreload.org)
 */
export const commonHeaders = (hstsPreload: boolean): Headers => ({
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  // The function needs to know from which origin a form was posted.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Names the pages that a browser may prerender. Inline, these rules would violate the policy.
  'Speculation-Rules': '"/rules.json"',
});

/** For everything that no other site may frame: all but the embed pages. */
export const notFramed: Headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Frame-Options': 'DENY',
};

/** For what any site may frame, in place of `notFramed`: two policies on one page would intersect. */
const framed: Headers = { 'Content-Security-Policy': policyInPage };

/** The embed pages, in each language. */
const embedFolders = locales.map((locale) => `${pathPrefix[locale]}/embed/`.slice(1));

/** The headers that let the embed pages be framed, by path. */
export const embedRules: Rule[] = embedFolders.map((folder) => [`/${folder}*`, framed]);

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

type Rule = [pattern: string, headers: Headers];

/**
 * Headers by path: one file, a folder (`/assets/*`) or an extension (`/*.md`). No two rules may set the
 * same header on the same path, because hosts would send both values. Rules for framing are written for each
 * host apart: `_headers` cannot say "all but".
 * @see https://docs.netlify.com/manage/routing/headers: a star may stand anywhere in a path, and matches
 *   slashes too, at Cloudflare as well
 */
export const rulesOf = (common: Headers): Rule[] => [
  ['/rules.json', { 'Content-Type': speculationRulesType }],
  ['/*', common],
  ['/_next/static/*', { 'Cache-Control': immutable }],
  ['/assets/*', { 'Cache-Control': immutable }],
  ...Object.entries(contentTypes).map<Rule>(([extension, type]) => [
    `/*.${extension}`,
    { 'Content-Type': type, ...ofKind[extension as keyof typeof contentTypes] },
  ]),
];

/**
 * Patterns that match every file but the embed pages: files in no folder, and each folder. A placeholder
 * (`:page`) matches one segment of a path, on Netlify and on Cloudflare.
 * @param files the site's files, relative to its root: `en/demo.html`
 */
function patternsOutsideEmbed(files: string[]): string[] {
  const roots = locales.map((locale) => `${pathPrefix[locale]}/`.slice(1));
  const patterns = roots.flatMap((root) => {
    const folders = files
      .filter((file) => file.startsWith(root))
      .map((file) => `${root}${file.slice(root.length).split('/')[0]}/`)
      .filter((folder) => files.some((file) => file.startsWith(folder)))
      .filter((folder) => ![...embedFolders, ...roots].includes(folder));
    return [`/${root}:page`, ...[...new Set(folders)].sort().map((folder) => `/${folder}*`)];
  });
  return ['/', ...patterns];
}

/** The `_headers` file that Netlify and Cloudflare read. */
export const headersFile = (common: Headers, files: string[]) =>
  [
    ...rulesOf(common),
    ...patternsOutsideEmbed(files).map<Rule>((pattern) => [pattern, notFramed]),
    ...embedRules.filter(([pattern]) =>
      files.some((file) => `/${file}`.startsWith(pattern.slice(0, -1))),
    ),
  ]
    .map(([pattern, headers]) => `${pattern}\n${indented(headers)}`)
    .join('');

/** A pattern as a regular expression, without anchors. */
export const expressionOf = (pattern: string) =>
  pattern.replaceAll('.', '\\.').replace(/:\w+$/, '[^/]+/?').replaceAll('*', '(.*)');

/**
 * The `vercel.json` that Vercel reads: the same headers, and one address for each page.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelFile(common: Headers): string {
  const outsideEmbed = `/((?!${embedFolders.join('|')}).*)`;
  const rules = [...rulesOf(common), ...embedRules].map<Rule>(([pattern, values]) => [
    expressionOf(pattern),
    values,
  ]);
  const headers = [...rules, [outsideEmbed, notFramed] satisfies Rule].map(([source, values]) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2);
}

const indented = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
