import { isOrigin } from '@/supabase/functions/_shared/site-contract';
import { isSecretKey } from './secret-key';

/**
 * Looks at the values that a build writes into its pages, where they are given.
 * @throws Error naming each that would make pages nobody can use, or a secret that all can read.
 */
export function assertEnvironment(environment: Record<string, string | undefined> = process.env) {
  const { NEXT_PUBLIC_SUPABASE_ANON_KEY: key } = environment;
  const faults = [
    ...['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL']
      .filter((name) => environment[name] !== undefined && !isOrigin(environment[name] ?? ''))
      .map((name) => `${name} is “${environment[name]}”. Write an origin: https://www.example.org`),
    ...(key === '' ? ['NEXT_PUBLIC_SUPABASE_ANON_KEY is empty. Set it, or unset it.'] : []),
    ...(key && isSecretKey(key)
      ? ['NEXT_PUBLIC_SUPABASE_ANON_KEY is a secret key. Write the publishable one.']
      : []),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
