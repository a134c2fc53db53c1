import { existsSync, readFileSync } from 'node:fs';
import { isOrigin } from '@/supabase/functions/_shared/is-origin';
import { isSecretKey } from '../lib/check-environment';
import type { Finding } from './finding';

/** What the build writes into the pages: what each value is for, and where it shows. */
const variables = {
  NEXT_PUBLIC_SITE_URL:
    'The site’s own address: canonical links, alternates, sitemap, share pictures.',
  NEXT_PUBLIC_SUPABASE_URL:
    'The Supabase project: where forms and page views go, and what the headers allow.',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'Its publishable key, which forms and page views carry.',
};

/** Files from which Next alone would take values: the sitemap and the headers would lack them. */
const filesOfNext = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The values of the build that are missing, of this machine, or not fit to be public. */
export function environmentFindings(
  environment: Record<string, string | undefined> = process.env,
): Finding[] {
  return [
    ...Object.entries(variables).flatMap(([name, why]) => {
      const what = problem(name, environment[name]);
      return what ? [{ where: name, what, why }] : [];
    }),
    ...filesOfNext
      .filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('NEXT_PUBLIC_'))
      .map((file) => ({
        where: file,
        what: 'The file sets values of the build, of which only a part of the build would know.',
        why: 'Set them in the environment of `npm run build`, and take them out of the file.',
      })),
  ];
}

function problem(name: string, value: string | undefined): string | undefined {
  if (!value) return 'It is not set.';
  if (/localhost|127\.0\.0\.1|_local$/.test(value)) return `“${value}” is that of this machine.`;
  if (/\.example\b/.test(value)) return `“${value}” is a placeholder.`;
  if (isSecretKey(value)) return 'It is a secret key: everybody could read it in the pages.';
  if (name.endsWith('_URL') && !(isOrigin(value) && value.startsWith('https:')))
    return `“${value}” has to start with https:// and to end with the name of the host.`;
  return undefined;
}
