import { isOrigin } from '@/supabase/functions/_shared/is-origin';

/** Whether a key is one of Supabase's two secret kinds; the older one is a token that names its role. */
export const isSecretKey = (key: string) =>
  key.startsWith('sb_secret_') ||
  Buffer.from(key.split('.')[1] ?? '', 'base64url').includes('service_role');

/**
 * Checks the variables that a build writes into its pages, those that are set.
 * @throws Error naming each that would make the pages useless, or publish a secret.
 */
export function checkEnvironment(environment: Record<string, string | undefined> = process.env) {
  const { NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  const problems = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']
    .filter((name) => environment[name] !== undefined && !isOrigin(environment[name] ?? ''))
    .map((name) => `${name} is “${environment[name]}”. Write an origin: https://www.example.org`);
  if (key === '') problems.push('NEXT_PUBLIC_SUPABASE_ANON_KEY is empty. Set it, or unset it.');
  if (key && isSecretKey(key))
    problems.push('NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key. Write the publishable one.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
