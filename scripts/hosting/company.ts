import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { hasAddress } from '@/lib/placeholder';
import { type SiteData, siteSchema } from '@/lib/site-schema';

/** What the function's mails say of the company, as its variable COMPANY has it. */
export const companyOf = ({ brand, offices, meetingLink }: SiteData) =>
  JSON.stringify({
    brand,
    offices: offices
      .filter(hasAddress)
      .map(({ street, postalCode, city }) => `${street}, ${postalCode} ${city}`),
    meetingLink,
  });

/** The same of `content/site.yml`, which is read anew: a platform starts before the site is built. */
export const readCompany = async () =>
  companyOf(siteSchema.parse(parse(await readFile('content/site.yml', 'utf8'))));

/**
 * A file for `supabase secrets set --env-file`. An apostrophe would end the value, and JSON can write it
 * otherwise.
 */
export const functionEnvironment = (company: string) =>
  `# Written by the build from content/site.yml.\nCOMPANY='${company.replaceAll("'", '\\u0027')}'\n`;
