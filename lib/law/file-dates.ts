import { type Country, countries } from '../countries';
import { endOf, type Period } from './periods';

/** The day from which Regulation (EU) 2024/1624 applies (art. 90). */
export const regulationDay = '2027-07-10';

/** The days that a file may have, and the group in which they are asked for. */
export const starts = {
  relationEnd: 'file',
  transaction: 'file',
  refusal: 'file',
  update: 'file',
  discrepancy: 'file',
  aedLetter: 'letter',
  licence: 'domiciliation',
  licenceRequest: 'domiciliation',
  licenceChange: 'domiciliation',
  mail: 'domiciliation',
} as const;

export type Start = keyof typeof starts;
export const startNames = Object.keys(starts) as Start[];

/** What the law sets from one of those days. Its words, article included, are in `content/interface.*.yml`. */
type Rule = {
  start: Start;
  countries: readonly Country[];
  /** Left out where there is a duty, and no day that can be worked out. */
  period?: Period;
  /**
   * How it stands to the regulation: it holds only for days before it (`until`), only for days from then on
   * (`from`), or as soon as its last day is one of these (`ends`).
   */
  regulation?: 'until' | 'from' | 'ends';
};

const years = (count: number): Period => ({ count, unit: 'year' });
const months = (count: number): Period => ({ count, unit: 'month' });
const days = (count: number): Period => ({ count, unit: 'day' });

/** By the name under which the words know it. */
const rules = {
  // CMF, L.561-12.
  retentionFR: { start: 'relationEnd', countries: ['FR'], period: years(5), regulation: 'until' },
  // Luxembourg law of 12 November 2004, art. 3(6).
  retentionLU: { start: 'relationEnd', countries: ['LU'], period: years(5), regulation: 'until' },
  // Regulation (EU) 2024/1624, art. 77.
  retention2027: { start: 'relationEnd', countries, period: years(5), regulation: 'ends' },
  // CMF, L.561-12.
  transactionFR: { start: 'transaction', countries: ['FR'], period: years(5), regulation: 'until' },
  // Luxembourg law of 12 November 2004, art. 3(6).
  transactionLU: { start: 'transaction', countries: ['LU'], period: years(5), regulation: 'until' },
  // Regulation (EU) 2024/1624, art. 77.
  transaction2027: { start: 'transaction', countries, period: years(5), regulation: 'ends' },
  // Regulation (EU) 2024/1624, art. 77(3).
  refusal: { start: 'refusal', countries, period: years(5), regulation: 'from' },
  // Regulation (EU) 2024/1624, art. 26.
  updateHigh: { start: 'update', countries, period: years(1), regulation: 'ends' },
  updateOther: { start: 'update', countries, period: years(5), regulation: 'ends' },
  // CMF, L.561-47-1.
  discrepancyFR: { start: 'discrepancy', countries: ['FR'], regulation: 'until' },
  // Luxembourg law of 13 January 2019, art. 8(1).
  discrepancyLU: {
    start: 'discrepancy',
    countries: ['LU'],
    period: days(30),
    regulation: 'until',
  },
  // Regulation (EU) 2024/1624, art. 24.
  discrepancy2027: {
    start: 'discrepancy',
    countries,
    period: days(14),
    regulation: 'from',
  },
  // Guichet.lu.
  aedAnswer: { start: 'aedLetter', countries: ['LU'], period: { count: 4, unit: 'week' } },
  // French Commercial Code, R.123-166-3.
  licenceEnd: { start: 'licence', countries: ['FR'], period: years(6) },
  licenceAnswer: { start: 'licenceRequest', countries: ['FR'], period: months(2) },
  // French Commercial Code, R.123-166-4.
  licenceChange: { start: 'licenceChange', countries: ['FR'], period: months(2) },
  // French Commercial Code, R.123-168.
  mailUncollected: { start: 'mail', countries: ['FR'], period: months(3) },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];
export const ruleNamed = (name: RuleName): Rule => rules[name];

/** The days of a file that a visitor gives, as ISO dates. */
export type FileDays = Partial<Record<Start, string>>;

/** What a rule comes to. */
export type DueDate = { rule: RuleName; start: Start; from: string; day?: string | undefined };

/** The days that the rules of a country set in a file, the earliest first; before them, duties without a day. */
export function dueDates(days: FileDays, country: Country): DueDate[] {
  return ruleNames
    .flatMap((rule): DueDate[] => {
      const { start, countries: where, period, regulation } = ruleNamed(rule);
      const from = days[start];
      if (!from || !where.includes(country)) return [];
      const day = period && endOf(from, period);
      const isReached = (regulation === 'ends' ? (day ?? from) : from) >= regulationDay;
      if (regulation && isReached === (regulation === 'until')) return [];
      return [{ rule, start, from, day }];
    })
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
}

/** The starting days that any rule of the country counts from. */
export const startsIn = (country: Country): Start[] =>
  startNames.filter((start) =>
    ruleNames.some(
      (name) => rules[name].start === start && ruleNamed(name).countries.includes(country),
    ),
  );
