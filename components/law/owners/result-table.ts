import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import { formatShare } from '@/lib/format';
import { ruleNames } from '@/lib/law/beneficial-owners';
import type { Locale } from '@/lib/locale';
import type { Outcome } from './calculation';
import { reasonSentence } from './reasons';
import { openUnder, ruleName } from './verdict';

/** The result as a spreadsheet: a line a person, and for each rule the reason and its article. */
export function resultTable(outcome: Outcome, words: OwnersWords, locale: Locale): string {
  const props = { result: outcome.result, words, locale };
  const head = [
    words.name,
    words.capital,
    words.votes,
    ...ruleNames.flatMap((rule) => [ruleName(rule, props), words.article]),
  ];
  const lines = outcome.result.persons.map((person) => [
    person.entity.name,
    formatShare(person.sum, locale),
    formatShare(person.votes, locale),
    ...ruleNames.flatMap((rule) => {
      const reasons = person.owner[rule] ?? [];
      return reasons.length > 0
        ? [
            reasons
              .map((reason) => reasonSentence(reason, outcome.result, words, locale))
              .join(' ; '),
            [...new Set(reasons.map(({ article }) => article))].join(' ; '),
          ]
        : [openUnder(rule, person, props).join(' ') || words.ownerNeither, ''];
    }),
  ]);
  // Excel reads UTF-8 by its mark.
  return `\ufeff${[head, ...lines].map((cells) => cells.map(cell).join(words.delimiter)).join('\r\n')}\r\n`;
}

/** Quoted, and never a formula, whatever a name begins with (OWASP, CSV injection). */
const cell = (value: string) =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
