import type { OwnersWords } from '@/lib/content/schemas/interface';
import { csvOf } from '@/lib/csv';
import { formatShare } from '@/lib/format';
import { ruleNames } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';
import type { Outcome } from './calculation';
import { reasonSentence } from './reasons';
import { openUnder, ruleName } from './verdict';

/** What is found of each person: name, parts of the capital and of the votes, and what each rule makes of them. */
export function resultRows({ result }: Outcome, words: OwnersWords, locale: Locale) {
  const props = { result, words, locale };
  return result.persons.map((person) => ({
    name: person.entity.name,
    capital: formatShare(person.sum, locale),
    votes: formatShare(person.votes, locale),
    rules: ruleNames.map((rule) => {
      const reasons = person.owner[rule] ?? [];
      const why = reasons.map((reason) => reasonSentence(reason, result, words, locale));
      const open = openUnder(rule, person, props).join(' ') || words.ownerNeither;
      const articles = [...new Set(reasons.map(({ article }) => article))];
      return { why: why.join(' ; ') || open, article: articles.join(' ; ') };
    }),
  }));
}

/** The result as a spreadsheet: a line a person, and for each rule the reason and its article. */
export function resultTable(outcome: Outcome, words: OwnersWords, locale: Locale): string {
  const props = { result: outcome.result, words, locale };
  const head = [
    words.name,
    words.capital,
    words.votes,
    ...ruleNames.flatMap((rule) => [ruleName(rule, props), words.article]),
  ];
  const lines = resultRows(outcome, words, locale).map(({ name, capital, votes, rules }) => [
    name,
    capital,
    votes,
    ...rules.flatMap(({ why, article }) => [why, article]),
  ]);
  return csvOf([head, ...lines], words.delimiter);
}
