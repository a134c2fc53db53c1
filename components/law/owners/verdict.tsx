import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatDate, formatShare } from '@/lib/format';
import {
  ownersUnder,
  type Person,
  type Result,
  type RuleName,
  rules,
} from '@/lib/law/beneficial-owners';
import { rule2027, thresholdOf } from '@/lib/law/beneficial-owners/rules';
import type { Locale } from '@/lib/locale';
import { reasonSentence } from './reasons';

export type ResultProps = { result: Result; words: OwnersWords; locale: Locale };
type Props = ResultProps & { rule: RuleName };

/** How many beneficial owners there are under one rule; what is open; or that there is nobody. */
export function Verdict({ rule, ...props }: Props) {
  const { result } = props;
  const open = result.persons.flatMap((person) => openUnder(rule, person, props));
  return (
    <div className="owners-rule">
      <p>
        <span className="small">{ruleName(rule, props)}</span>{' '}
        <strong>{countOf(rule, props)}</strong>
      </p>
      {open.map((sentence) => (
        <p className="tool-note" key={sentence}>
          {sentence}
        </p>
      ))}
      {result.nobody[rule] && <p>{nobodyUnder(rule, props)}</p>}
    </div>
  );
}

/** Why a person is an owner under a rule: the first reason, with the articles of all. */
export function whyOwner(rule: RuleName, { owner }: Person, props: ResultProps) {
  const { result, words, locale } = props;
  const [reason, ...others] = owner[rule] ?? [];
  if (!reason) return '';
  const more = others.map(({ article }) => article.replace('art. ', ''));
  const articles = [...new Set([reason.article, ...more])].join(', ');
  return fill(words.why[rule], {
    why: `${reasonSentence(reason, result, words, locale)} (${asCited(articles, locale)})`,
    date: formatDate(rule2027.from, locale),
  });
}

/** On the line of its number; English has a plural of the abbreviation: "arts 52(1), 53(2)". */
const asCited = (articles: string, locale: Locale) =>
  articles.replace(
    /^art\. /,
    locale === 'en' && articles.includes(',') ? 'arts\u00a0' : 'art.\u00a0',
  );

/** What has to be looked into before the person is ruled out under a rule. */
export function openUnder(rule: RuleName, person: Person, { result, words, locale }: ResultProps) {
  const { owner, indication, majority, half } = person;
  if (owner[rule]) return [];
  const values = {
    person: person.entity.name,
    client: result.client.name,
    share: majority ? formatShare(majority, locale) : '',
    threshold: formatShare(thresholdOf(rules[rule]), locale),
  };
  const question =
    rule === 'today' && indication
      ? words.indications[result.country][indication]
      : majority && words.majority;
  return [question, half && words.half[rule]]
    .filter((text) => text !== undefined)
    .map((text) => fill(text, values));
}

/** What the law provides where nobody is an owner under a rule, or that it is too early to say so. */
export function nobodyUnder(rule: RuleName, { result, words }: ResultProps) {
  if (!result.exhausted[rule]) return words.nobodyYet;
  return rule === 'today' ? words.nobodyToday[result.country] : words.nobody2027;
}

/** "Today in France, more than 25 %" */
export const ruleName = (rule: RuleName, { result, words, locale }: ResultProps) =>
  fill(rule === 'today' ? words.today[result.country] : words.from2027, {
    threshold: formatShare(thresholdOf(rules[rule]), locale),
    date: formatDate(rule2027.from, locale),
  });

/** "Today in France, more than 25 %: 2 beneficial owners" */
export const verdictUnder = (rule: RuleName, props: ResultProps) =>
  fill(props.words.verdict, { rule: ruleName(rule, props), count: countOf(rule, props) });

/** "2 beneficial owners" */
function countOf(rule: RuleName, { result, words, locale }: ResultProps) {
  const count = ownersUnder(rule, result).length;
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fill(isOne ? words.owner : words.owners, { count });
}
