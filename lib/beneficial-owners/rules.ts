import { compare, type Share } from './share';

/** From which share of capital or votes, in percent, a natural person is a beneficial owner. */
export type Rule = { threshold: number; orMore: boolean };

/** More than 25 % (CMF, R.561-1). */
export const ruleToday: Rule = { threshold: 25, orMore: false };

/** 25 % or more, from 10 July 2027 (Regulation (EU) 2024/1624, article 52). */
export const rule2027 = { threshold: 25, orMore: true, from: '2027-07-10' } satisfies Rule & {
  from: string;
};

/** The two, by the names under which results give their verdicts. */
export const rules = { today: ruleToday, from2027: rule2027 };
export type RuleName = keyof typeof rules;

/** The threshold of a rule. */
export const thresholdOf = ({ threshold }: Rule): Share => ({
  units: BigInt(threshold),
  decimals: 2,
});

/** Whether a share is enough under a rule. */
export function reaches(share: Share, rule: Rule): boolean {
  const difference = compare(share, thresholdOf(rule));
  return difference > 0 || (rule.orMore && difference === 0);
}
