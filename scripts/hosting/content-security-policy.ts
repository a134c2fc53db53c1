import { supabaseUrl } from '@/lib/environment';

const supabase = new URL(supabaseUrl).origin;

/** One policy for the whole site: no inline script, so no hash. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The site itself: Lighthouse fetches robots.txt from within the page.
  `connect-src 'self' ${supabase}`,
  `form-action 'self' ${supabase}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
