import type { Country } from '../../countries';
import { compare, fraction, type Share } from './share';

/** From which share of capital or votes, in percent, a natural person is a beneficial owner. */
export type Rule = { threshold: number; orMore: boolean };

/** More than 25 %, in France and in Luxembourg. */
export const ruleToday: Rule = { threshold: 25, orMore: false };

/** What says so today: in France the CMF, in Luxembourg article 1(7) of the law of 12 November 2004. */
export const articlesToday: Record<Country, Record<'share' | 'means' | 'role', string>> = {
  FR: { share: 'R.561-1', means: 'R.561-1; C. com., L.233-3', role: 'R.561-3-0' },
  LU: { share: 'art. 1(7)', means: 'art. 1(7)', role: 'art. 1(7)' },
};

/** 25 % or more, from 10 July 2027 (Regulation (EU) 2024/1624, art. 52(1)). */
export const rule2027 = { threshold: 25, orMore: true, from: '2027-07-10' } satisfies Rule & {
  from: string;
};

/** The two, by the names under which results give their verdicts. */
export const rules = { today: ruleToday, from2027: rule2027 };
export type RuleName = keyof typeof rules;
export const ruleNames = ['today', 'from2027'] as const;

/** The threshold of a rule. */
export const thresholdOf = ({ threshold }: Rule): Share => fraction(BigInt(threshold), 100n);

/** Whether a share is enough under a rule. */
export function reaches(share: Share, rule: Rule): boolean {
  const difference = compare(share, thresholdOf(rule));
  return difference > 0 || (rule.orMore && difference === 0);
}
