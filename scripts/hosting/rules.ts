import { contentSecurityPolicy } from './content-security-policy';

export type Headers = Record<string, string>;

/** The headers of some addresses: a folder, or an ending. */
export type Rule = { under?: string; ending?: string; headers: Headers };

/** What every answer carries, whatever its address and status. */
export const everywhere: Headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The origin of a form post must reach the function.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Which links a browser may open ahead of a click; as an inline rule it would break the policy.
  'Speculation-Rules': '"/rules.json"',
};

/** Asked for anew on every visit, unless a rule says else: Netlify and Cloudflare do so by themselves. */
export const revalidated = 'public, max-age=0, must-revalidate';

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** What some addresses carry besides. A header stands in one rule of an address: hosts join doubles. */
export const rules: Rule[] = [
  { under: '/_next/static/', headers: immutable },
  { under: '/assets/', headers: immutable },
  { ending: '.md', headers: { 'X-Robots-Tag': 'noindex' } },
];
