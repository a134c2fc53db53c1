import { supabaseUrl } from '@/lib/environment';

const supabase = new URL(supabaseUrl).origin;

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The site itself is included because Lighthouse fetches robots.txt from within the page.
  `connect-src 'self' ${supabase}`,
  `form-action 'self' ${supabase}`,
  "base-uri 'none'",
  // No script turns text into markup or code, and none may.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** One policy for the whole site, without hashes: no page has an inline script. */
export const contentSecurityPolicy = [...directives, "frame-ancestors 'none'"].join('; ');

/**
 * The policy for the `<meta>` element of each page, which protects copies served without headers.
 * Browsers ignore `frame-ancestors` there.
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export const policyInPage = directives.join('; ');
