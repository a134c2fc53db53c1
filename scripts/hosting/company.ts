import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { siteSchema } from '@/lib/content/schemas/site';
import { hasAddress } from '@/lib/placeholder';

/**
 * The function's variable COMPANY: what its mails say about the company. Reads `content/site.yml` directly,
 * because a platform starts before the site is built.
 */
export async function readCompany(): Promise<string> {
  const data = parse(await readFile('content/site.yml', 'utf8'));
  const { brand, offices, meetingLink } = siteSchema.parse(data);
  const addresses = offices
    .filter(hasAddress)
    .map(({ street, postalCode, city }) => `${street}, ${postalCode} ${city}`);
  return JSON.stringify({ brand, offices: addresses, meetingLink });
}

/**
 * A file for `supabase secrets set --env-file`. An apostrophe would end the value, and JSON can write it
 * otherwise.
 */
export const functionEnvironment = (company: string) =>
  `# Written by the build from content/site.yml.\nCOMPANY='${company.replaceAll("'", '\\u0027')}'\n`;
