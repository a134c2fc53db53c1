/**
 * What the build takes from its environment. Next and esbuild write these values into the pages and
 * the bundles, so nothing secret may stand here. The defaults are the embedded platform's.
 */

/** The site's own origin, for absolute links. */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:3000';

/** The Supabase project: REST and functions. */
export const supabaseUrl = process.env.NEXT_PUBLIC_SUPABASE_URL ?? 'http://localhost:54321';

/** Supabase's publishable key: what it may do is set by grants and row level security. */
export const supabaseAnonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? 'sb_publishable_local';

/** Where the forms post. */
export const formAction = `${supabaseUrl}/functions/v1/send-demo-email`;
