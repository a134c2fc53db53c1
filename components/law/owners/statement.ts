import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';
import { ruleNames } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';
import type { Filling } from '../fill-template';
import type { Outcome } from './calculation';
import { resultRows } from './result-table';
import { nobodyUnder, verdictUnder } from './verdict';

/**
 * What the statement of beneficial owners says of a result: its numbers, reasons and articles, and what it rests on.
 * @param day the day of the calculation, in words
 */
export function statementOf(
  outcome: Outcome,
  words: OwnersWords,
  locale: Locale,
  day: string,
): Filling {
  const { result } = outcome;
  const props = { result, words, locale };
  const rows = resultRows(outcome, words, locale).map(({ rules, ...person }) => {
    const [today, from2027] = rules.map(({ why, article }) =>
      article ? `${why} (${article})` : why,
    );
    return { ...person, today, from2027 };
  });
  const verdicts = ruleNames.flatMap((rule) => [
    verdictUnder(rule, props),
    ...(result.nobody[rule] ? [nobodyUnder(rule, props)] : []),
  ]);
  const notes = [
    ...verdicts,
    fill(words.calculatedOn, { date: day }),
    words.method,
    words.basis[result.country],
    words.limits,
    words.caution,
  ];
  return { values: { client: result.client.name }, rows: { mark: 'name', each: rows }, notes };
}
