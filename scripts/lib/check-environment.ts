import { isOrigin } from '@/supabase/functions/_shared/site-contract';

/** The regions of the European Union in which hosted functions run: the privacy policy names the Union. */
const regions = ['eu-west-1', 'eu-west-3', 'eu-central-1'];
const origins = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'];

/**
 * Checks the values that a build writes into its pages, where they are set.
 * @throws Error naming each value that would break the pages or publish a secret.
 */
export function checkEnvironment(environment: Record<string, string | undefined> = process.env) {
  const { NEXT_PUBLIC_SUPABASE_ANON_KEY: key, NEXT_PUBLIC_SUPABASE_FUNCTION_REGION: region } =
    environment;
  const problems = origins
    .filter((name) => environment[name] !== undefined && !isPublicOrigin(environment[name] ?? ''))
    .map((name) => `${name} is “${environment[name]}”. Write an origin: https://www.example.org`);
  if (key === '') problems.push('NEXT_PUBLIC_SUPABASE_ANON_KEY is empty. Set it, or unset it.');
  if (key && isSecretKey(key))
    problems.push('NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key. Write the publishable one.');
  if (region !== undefined && !regions.includes(region))
    problems.push(
      `NEXT_PUBLIC_SUPABASE_FUNCTION_REGION is “${region}”. The privacy policy says that the forms are handled in the European Union: write ${regions.join(', ')}.`,
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Browsers block what an HTTPS page loads over HTTP; only this machine may use it. */
const isPublicOrigin = (text: string) =>
  isOrigin(text) && /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(text);

/** Supabase's secret keys start with `sb_secret_`; the older ones are tokens that name their role. */
const isSecretKey = (key: string) =>
  key.startsWith('sb_secret_') ||
  Buffer.from(key.split('.')[1] ?? '', 'base64url').includes('service_role');
