import { pageViewsNeedConsent } from '@/lib/privacy';
import { type ConfirmationKey, siteSchema } from '@/lib/site-schema';
import { field, outlineOf } from '../content/outline';
import type { Content } from '../content/read-content';
import { today } from '../lib/cli';
import type { Finding } from './finding';
import { functionSecrets } from './function-secrets';

type Confirmation = {
  /** What has to be true, as it stands today; another value has to be confirmed anew. */
  value: string;
  asks: string;
};

/** What nobody has confirmed in `confirmed:` of `site.yml`, or only for another value. */
export function confirmationFindings(content: Content): Finding[] {
  const site = content.data.find(({ file }) => file.endsWith('/site.yml'));
  const read = siteSchema.safeParse(site?.source.written.value);
  if (!site || !read.success) return [];
  return Object.entries(confirmations(content, read.data)).flatMap(([key, { value, asks }]) => {
    const given = read.data.confirmed[key as ConfirmationKey];
    if (given?.value === value && /\p{L}/u.test(given.by)) return [];
    const entry = `${key}: { value: ${JSON.stringify(value)}, date: ${today()}, by: "…" }`;
    return [
      {
        where: `${site.file}, confirmed`,
        what:
          given && given.value !== value
            ? `${key} was confirmed as “${given.value}”, and is now “${value}”.`
            : `${key}, “${value}”: ${asks}`,
        why: `Once somebody has confirmed it: ${entry}`,
      },
    ];
  });
}

type Site = ReturnType<typeof siteSchema.parse>;

function confirmations(content: Content, site: Site): Record<ConfirmationKey, Confirmation> {
  return {
    brand: { value: site.brand, asks: 'is this the name of the company?' },
    declaredFigures: {
      value: site.figuresDeclaredOn,
      asks:
        'were 100,000+ KYCs a week, 1,000+ professionals, 100 projects, 30+ risk-calculation modes, ' +
        'a deployment in a few days and 10 minutes a file declared then, and are they still true?',
    },
    artThreshold: {
      value: '10,000 euros, sale price incl. tax',
      asks: 'is this what the platform is set to, and may the art dealers’ page say so?',
    },
    promises: {
      value: 'reply within 24 hours, demo of 45 minutes, support of 30 days',
      asks: 'does somebody keep these promises?',
    },
    copyrightYear: { value: String(site.copyrightYear), asks: 'is this the year for the footer?' },
    legalPagesDate: {
      value: legalDates(content).join(', '),
      asks: 'is this the day from which the legal pages, as they stand, are in force?',
    },
    pageViewsNeedConsent: {
      value: String(pageViewsNeedConsent),
      asks:
        'the CNIL’s exemption for audience measurement allows false; Luxembourg’s CNPD expects ' +
        'consent (true, in lib/privacy.ts).',
    },
    functionSecrets: {
      value: 'set',
      asks: `the function has each of its secrets.\n${secretList}`,
    },
  };
}

const secretList = Object.entries(functionSecrets)
  .map(([name, what]) => `    [ ] ${name}: ${what}`)
  .join('\n');

/** The pages that are in force from a day; of the others the day is only that of their last change. */
const inForce = ['legal/legal-notice', 'legal/privacy-policy', 'legal/terms-site'];

/** The days that those pages name, each once. */
function legalDates({ pages }: Content): string[] {
  const days = [...pages]
    .filter(({ name }) => inForce.includes(name))
    .flatMap((page) => field(outlineOf(page), 'updatedOn') ?? []);
  return [...new Set(days)].sort();
}
