import type { ConfirmationKey, SiteData } from '@/lib/content/schemas/site';
import { pageViewsNeedConsent } from '@/lib/privacy';
import { today } from '../lib/cli';
import { type Blocker, siteFile } from './launch';

/** The line of a legal page that says from which day its text is in force. */
export type LegalDate = {
  /** content/legal/privacy-policy.fr.mdx:9 */
  where: string;
  /** 2025-07-01 */
  day: string;
};

const checklist = 'docs/launch-checklist.md';

/**
 * What nobody has confirmed yet under `confirmed:` in `site.yml`, or only for what has changed since: the
 * checklist of the launch, the days that legal pages show, and whether page views wait for consent.
 */
export function unconfirmed({ confirmed }: SiteData, legalDates: LegalDate[]): Blocker[] {
  return [
    ...settled('launchChecklist', checklist, `Has somebody settled each line of ${checklist}?`),
    ...unsignedDays(),
    ...settled(
      'pageViewsNeedConsent',
      String(pageViewsNeedConsent),
      'Luxembourg’s regulator (CNPD) expects consent before any visitor is counted, also by the site itself; France’s CNIL exempts such a count. ' +
        'For a company that is established in Luxembourg or sells there, “true” is recommended: `pageViewsNeedConsent` in lib/privacy.ts, then a new build. “false” needs the agreement of whoever answers for personal data.',
    ),
  ];

  function settled(key: ConfirmationKey, value: string, question: string): Blocker[] {
    const signed = signedValue(key);
    if (signed === value) return [];
    const problem = signed
      ? `“${signed}” was confirmed, but it is “${value}” now.`
      : `“${value}” is not confirmed.`;
    return [blocker(key, value, `${siteFile}, confirmed › ${key}`, `${problem} ${question}`)];
  }

  function unsignedDays(): Blocker[] {
    const signed = signedValue('legalPagesDate');
    const unsigned = legalDates.filter(({ day }) => !signed?.split(', ').includes(day));
    if (unsigned.length === 0) return [];
    const days = [...new Set(legalDates.map(({ day }) => day))].sort().join(', ');
    const where = unsigned.map((date) => date.where).join(', ');
    const dayList = [...new Set(unsigned.map(({ day }) => day))].join(', ');
    const problem = `Nobody has confirmed the day of a legal page (\`updatedOn\`): ${dayList}.`;
    return [blocker('legalPagesDate', days, where, problem)];
  }

  /** The value that somebody has put their name to. */
  function signedValue(key: ConfirmationKey): string | undefined {
    const { value, by = '' } = confirmed?.[key] ?? {};
    return /\p{L}/u.test(by) ? value : undefined;
  }

  function blocker(key: ConfirmationKey, value: string, where: string, problem: string): Blocker {
    const entry = JSON.stringify({ value, date: today(), by: '…' });
    return {
      where,
      problem,
      advice: `When somebody in the company has agreed, write in ${siteFile} under \`confirmed:\`${confirmed?.[key] ? `, in place of \`${key}\`` : ''}, with their name for the dots:\n  ${key}: ${entry}`,
      isStale: signedValue(key) !== undefined,
    };
  }
}
