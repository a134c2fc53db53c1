import { LineCounter, parseDocument, visit } from 'yaml';
import { toJSONSchema } from 'zod';
import {
  type ConfirmationKey,
  helpfulKeys,
  type SiteData,
  siteSchema,
} from '@/lib/content/schemas/site';
import { isPlaceholder } from '@/lib/placeholder';
import { pageViewsNeedConsent } from '@/lib/privacy';
import { today } from '../lib/cli';

/** Something to settle before the site goes live. */
export type Blocker = {
  /** A line such as `content/site.yml:11:13`, or a file of `out/`. */
  where: string;
  problem: string;
  /** What to write or to run. */
  advice: string;
};

const siteFile = 'content/site.yml';

/**
 * The values of `site.yml` that are still placeholders, each with its line.
 * @param yaml the file's text
 */
export function placeholders(yaml: string): Blocker[] {
  const lines = new LineCounter();
  const blockers: Blocker[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair(_, { key }) {
      if (String(key) === 'confirmed') return visit.SKIP;
    },
    Scalar(position, { value, range }, ancestors) {
      const pairs = ancestors.flatMap((node) => ('key' in node ? [String(node.key)] : []));
      if (position !== 'value' || !isPlaceholder(pairs.at(-1) ?? '', String(value))) return;
      const { line, col } = lines.linePos(range?.[0] ?? 0);
      blockers.push({
        where: `${siteFile}:${line}:${col}`,
        problem: `${pairs.join(' › ')} is a placeholder: “${value}”.`,
        advice: `Write: ${descriptionOf(pairs)}`,
      });
    },
  });
  return blockers;
}

type JsonSchema = {
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** What the schema of `site.yml` says about a value. */
function descriptionOf(keys: string[]): string {
  const root = toJSONSchema(siteSchema) as JsonSchema;
  const found = keys.reduce<JsonSchema | undefined>(
    (schema, key) => (schema?.items ?? schema)?.properties?.[key],
    root,
  );
  return found?.description ?? 'the real value.';
}

/** What the pages say of the product and the company beyond its declared features. */
const productClaims = [
  'alerts on expired documents',
  'recalculation when an owner changes',
  'a sale suspended until a decision',
  'directors and payers compared across files',
  'sanctions checked again over time',
  'mail collection read through the API',
  'one retention date per document',
  'an administrator who cannot read files',
  'log of actions',
  'encryption',
  'regular reviews in the 30 days after go-live',
  'sales, technical and support teams',
  'connector to deed-drafting software',
];

/** What the company has to confirm. A value that changes later has to be confirmed again. */
const confirmations: Record<
  ConfirmationKey,
  { value: (site: SiteData, legalDates: string[]) => string; question: string }
> = {
  brand: {
    value: ({ brand }) => brand,
    question: 'Is this the name of the company?',
  },
  declaredFigures: {
    value: ({ figuresDeclaredOn }) => figuresDeclaredOn,
    question:
      'Did the company declare the figures of the home page on this day, and are they still true?',
  },
  artThreshold: {
    value: () => '10,000 euros, sale price incl. tax',
    question: 'Is the platform set to this threshold, and may the page for art dealers say so?',
  },
  serviceCommitments: {
    value: () => 'reply within 24 hours, demo of 45 minutes, support of 30 days',
    question: 'Does somebody make sure that these commitments are kept?',
  },
  copyrightYear: {
    value: ({ copyrightYear }) => String(copyrightYear),
    question: 'Is this the year to show in the footer?',
  },
  legalPagesDate: {
    value: (_, legalDates) => legalDates.join(', '),
    question: 'Are these the days to show on the legal pages as they stand?',
  },
  pageViewsNeedConsent: {
    value: () => String(pageViewsNeedConsent),
    question:
      'The CNIL exempts audience measurement from consent (false); Luxembourg’s CNPD expects it (true, in lib/privacy.ts). Which applies?',
  },
  functionSecrets: {
    value: () => 'set',
    question:
      'Has the function each of its secrets? They are listed in docs/running-and-deploying.md, “Environment of the function”.',
  },
  mailTransports: {
    value: () => 'two, of different providers',
    question:
      'Does MAIL_TRANSPORTS name two, and are they of different providers? The second carries the alert when mails of the first are stuck: with one, nobody is warned while it is down.',
  },
  alertTo: {
    value: () => 'a mailbox at another provider than MAIL_TO',
    question:
      'Is ALERT_TO set, to a mailbox that somebody reads and that another provider keeps? Where the mailbox of MAIL_TO is full or gone, the alert would be lost with the mails it is about.',
  },
  lawReview: {
    value: ({ lawReviewer }) => lawReviewer ?? 'no reviewer named',
    question:
      'Has a lawyer compared every statement (npm run list:statements) with the law in force? Their name is `lawReviewer` in site.yml; without it the pages say “Written on”.',
  },
  productClaims: {
    value: () => 'the product does all of it today',
    question: `Is each of these claims true? Take out of the pages what is not: ${productClaims.join('; ')}.`,
  },
  hstsPreload: {
    value: ({ confirmed }) => confirmed.hstsPreload?.value ?? 'false',
    question:
      'May browsers be shipped with the order to use HTTPS only on this domain and all its subdomains (“true”, hstspreload.org)? It takes months to undo. With “false” each browser learns it at the first visit.',
  },
};

/**
 * What nobody has confirmed yet under `confirmed:` in `site.yml`, or only for another value.
 * @param legalDates the days that legal pages show, such as 2025-07-01
 */
export function unconfirmed(site: SiteData, legalDates: string[]): Blocker[] {
  return Object.entries(confirmations).flatMap(([key, { value, question }]) => {
    const current = value(site, legalDates);
    const confirmation = site.confirmed[key as ConfirmationKey];
    if (confirmation?.value === current && /\p{L}/u.test(confirmation.by)) return [];
    const entry = { value: current, date: today(), by: '…' };
    return {
      where: `${siteFile}, confirmed › ${key}`,
      problem:
        confirmation && confirmation.value !== current
          ? `“${confirmation.value}” was confirmed, but the value is now “${current}”. ${question}`
          : `“${current}” is not confirmed. ${question}`,
      advice: `When somebody has confirmed it, write: ${key}: ${JSON.stringify(entry)}`,
    };
  });
}

/** Optional keys of `site.yml` that the company has not filled in: no blockers. */
export function missingHelp(site: SiteData): string[] {
  return helpfulKeys
    .filter((key) => !site[key])
    .map((key) => `${siteFile}, ${key}: ${siteSchema.shape[key].description}`);
}

/** What a published site must not contain. */
const leftovers: [name: string, pattern: RegExp][] = [
  ['an address of this machine', /\b(localhost|127\.0\.0\.1)\b/],
  ['a key of this machine', /sb_(publishable|secret)_local/],
  ['an address that ends in .example', /[\w-]\.example\b/],
  [
    'a form whose function may run outside the European Union',
    /action="[^"?]*\/send-demo-email[^"?]*"/,
  ],
];

/**
 * Addresses and keys of this machine, and placeholders, in the built site: one blocker a kind, with
 * the first file that has it.
 * @param files name and text of each file of `out/`
 */
export function leftoversIn(files: { name: string; text: string }[]): Blocker[] {
  return leftovers.flatMap(([name, pattern]) => {
    const [first, ...others] = files.filter(({ text }) => pattern.test(text));
    if (!first) return [];
    const line = first.text.slice(0, first.text.search(pattern)).split('\n').length;
    return {
      where: `${first.name}:${line}${others.length > 0 ? ` and ${others.length} other files` : ''}`,
      problem: `The built site contains ${name}.`,
      advice:
        'Build with the production values, NEXT_PUBLIC_SUPABASE_FUNCTION_REGION included: NEXT_PUBLIC_… npm run build',
    };
  });
}
