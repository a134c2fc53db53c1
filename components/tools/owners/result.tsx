import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import {
  type Chain,
  type Person,
  type Result,
  type RuleName,
  rules,
} from '@/lib/beneficial-owners';
import { reaches, rule2027, thresholdOf } from '@/lib/beneficial-owners/rules';
import { fill, formatDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { OwnersWords } from '@/lib/tool-words-schema';
import { percent } from './percent';
import { endsOf, treeOf, verdictOf } from './tree';

type Props = { result: Result; words: OwnersWords; locale: Locale };

/** Who is a beneficial owner under both rules, each sum written out, and the tree. */
export function OwnersResult({ result, words, locale }: Props) {
  const nodes = treeOf(result, words, locale);
  const fits = endsOf(nodes) <= 4;
  return (
    <div className="owners-result">
      <div className="owners-rules">
        <UnderRule name="today" nobody={words.nobodyToday} />
        <UnderRule name="from2027" nobody={words.nobody2027} />
      </div>
      <p className="owners-title">{words.sums}</p>
      <ul className="owners-sums">
        {result.persons.map((person) => (
          <Sum key={person.entity.id} person={person} />
        ))}
      </ul>
      <Notes result={result} words={words} locale={locale} />
      <div className={`exhibit-sheet owners-tree${fits ? ' owners-tree-wide' : ''}`}>
        <OwnershipChart client={result.client.name} clientLabel={words.clientLabel} nodes={nodes} />
      </div>
    </div>
  );

  function UnderRule({ name, nobody }: { name: RuleName; nobody: string }) {
    const owners = result.persons.filter(({ owner }) => owner[name]);
    const threshold = percent(thresholdOf(rules[name]), locale);
    return (
      <div className="owners-rule">
        <p>
          <span className="small">{ruleName(name, words, locale)}</span>{' '}
          <strong>{countOf(result, name, words, locale)}</strong>
        </p>
        {owners.length === 0 ? (
          <p>{fill(nobody, { threshold })}</p>
        ) : (
          <ul>
            {owners.map(({ entity, sum, owner }) => (
              <li key={entity.id}>
                {entity.name}
                {', '}
                {[
                  owner[name]?.bySum && percent(sum, locale),
                  owner[name]?.byControl && words.byControl,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }

  function Sum({ person }: { person: Person }) {
    const { entity, chains, sum, exactly, majority } = person;
    const threshold = percent(thresholdOf(rules.today), locale);
    const date = formatDate(rule2027.from, locale);
    const terms = chains.map(({ product }) => percent(product, locale));
    const total = percent(sum, locale);
    return (
      <li>
        <p>
          <strong>{entity.name}</strong>{' '}
          <span className="small" data-markdown="separate">
            {verdictOf(person, words, locale)}
          </span>
        </p>
        {chains.map((chain) => (
          <p className="owners-chain" key={namesIn(chain)}>
            {namesIn(chain)}{' '}
            <span className="owners-product" data-markdown="separate">
              {productOf(chain)}
            </span>
          </p>
        ))}
        {chains.length !== 1 && (
          <p className="owners-total">
            {fill(words.total, { sum: [terms.join(' + '), total].filter(Boolean).join(' = ') })}
          </p>
        )}
        {exactly && <p className="owners-note">{fill(words.exactly, { threshold, date })}</p>}
        {majority && (
          <p className="owners-note">
            {fill(words.majority, { share: percent(majority, locale) })}
          </p>
        )}
      </li>
    );
  }

  /** "50 % × 60 % = 30 %", from the person down; a role stands for the whole of a trust. */
  function productOf({ links, product }: Chain) {
    const factors = links.map(
      ({ share, roles }) =>
        roles.map((role) => words.roles[role]).join(', ') || percent(share, locale),
    );
    const total = percent(product, locale);
    return links.length > 1 ? `${factors.join(' × ')} = ${total}` : total;
  }
}

/** "Anne › Holding › Client" */
const namesIn = ({ links }: Chain) =>
  [...links.slice(0, 1).map(({ holder }) => holder.name), ...links.map(({ of }) => of.name)].join(
    ' › ',
  );

/** What nobody was named for, and what that may hide. */
function Notes({ result, words, locale }: Props) {
  const { remainders, unnamed, trusts, client } = result;
  const notes = [
    ...remainders.map(({ entity, share, ofClient }) =>
      fill(words.remainder, {
        company: entity.name,
        share: percent(share, locale),
        ofClient: percent(ofClient, locale),
        client: client.name,
      }),
    ),
    ...(reaches(unnamed, rule2027)
      ? [fill(words.unnamed, { share: percent(unnamed, locale), client: client.name })]
      : []),
    ...trusts
      .filter(({ missing }) => missing.length > 0)
      .map(({ entity, missing }) =>
        fill(words.missingRoles, {
          trust: entity.name,
          roles: missing.map((role) => words.roles[role]).join(', '),
        }),
      ),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="owners-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** "Today, more than 25 %" */
const ruleName = (name: RuleName, words: OwnersWords, locale: Locale) =>
  fill(words[name], {
    threshold: percent(thresholdOf(rules[name]), locale),
    date: formatDate(rule2027.from, locale),
  });

/** "Today, more than 25 %: 2 beneficial owners" */
export const verdictUnder = (name: RuleName, result: Result, words: OwnersWords, locale: Locale) =>
  fill(words.verdict, {
    rule: ruleName(name, words, locale),
    count: countOf(result, name, words, locale),
  });

/** "2 beneficial owners" */
function countOf({ persons }: Result, name: RuleName, words: OwnersWords, locale: Locale) {
  const count = persons.filter(({ owner }) => owner[name]).length;
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fill(isOne ? words.owner : words.owners, { count });
}
