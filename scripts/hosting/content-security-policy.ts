import { supabaseUrl } from '@/lib/environment';

const supabase = new URL(supabaseUrl).origin;

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The site itself: Lighthouse fetches robots.txt from within the page.
  `connect-src 'self' ${supabase}`,
  `form-action 'self' ${supabase}`,
  "base-uri 'none'",
];

/** One policy for the whole site: no inline script, so no hash. */
export const contentSecurityPolicy = [...directives, "frame-ancestors 'none'"].join('; ');

/**
 * The same as it stands in each page, for a copy that comes without its headers. A page may not say
 * who frames it (CSP 3, 3.3).
 */
export const policyInPage = directives.join('; ');
