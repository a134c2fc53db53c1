/**
 * What the build takes from its environment. Next and esbuild write these values into pages and bundles, so
 * none of them may be secret. The defaults are those of the embedded platform.
 */

/** The site's own origin, for absolute links. */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:3000';

/** The Supabase project: REST and functions. */
export const supabaseUrl = process.env.NEXT_PUBLIC_SUPABASE_URL ?? 'http://localhost:54321';

/** Supabase's publishable key: what it may do is set by grants and row level security. */
export const supabaseAnonKey = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY ?? 'sb_publishable_local';

/**
 * The region that runs the function, such as `eu-west-3`. Without it, hosted Supabase runs each call in
 * the region nearest to the visitor.
 * @see https://supabase.com/docs/guides/functions/regional-invocation
 */
const functionRegion = process.env.NEXT_PUBLIC_SUPABASE_FUNCTION_REGION;
const regionQuery = functionRegion ? `?forceFunctionRegion=${functionRegion}` : '';

/** Where the project's functions answer. */
export const functionsUrl = `${supabaseUrl}/functions/v1`;

/** The function of the forms, below `functionsUrl`. */
export const formFunction = `send-demo-email${regionQuery}`;

/** Where the forms post. */
export const formAction = `${functionsUrl}/${formFunction}`;

/** Where the form of the newsletter page posts. */
export const newsletterAction = `${functionsUrl}/send-demo-email/newsletter${regionQuery}`;

/** Where the team’s “answered” page posts. */
export const answeredAction = `${functionsUrl}/send-demo-email/answered${regionQuery}`;
