import { Fragment } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatDate, formatShare } from '@/lib/format';
import type { Chain, Person } from '@/lib/law/beneficial-owners';
import { rule2027, ruleToday, thresholdOf } from '@/lib/law/beneficial-owners/rules';
import type { Locale } from '@/lib/locale';
import { verdictOf } from './tree';

type Props = { person: Person; words: OwnersWords; locale: Locale };

/** What a person holds: each chain with its product, and their sum. */
export function Sum({ person, words, locale }: Props) {
  const { entity, chains, sum, votes, exactly } = person;
  const [total, totalVotes] = [sum, votes].map((share) => formatShare(share, locale));
  const terms = chains.map(({ product }) => formatShare(product, locale));
  return (
    <li>
      <p>
        <strong>{entity.name}</strong>{' '}
        <span className="small" data-markdown="separate">
          {verdictOf(person, words, locale)}
        </span>
      </p>
      {chains.map((chain) => (
        <p className="owners-chain" key={namesIn(chain).join()}>
          {namesIn(chain).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && (
                <>
                  {' '}
                  <span aria-hidden="true">›</span>
                  <span className="visually-hidden">{words.holdsIn}</span>{' '}
                </>
              )}
              {name}
            </Fragment>
          ))}{' '}
          <span className="owners-product" data-markdown="separate">
            {productOf(chain, words, locale)}
          </span>
        </p>
      ))}
      {chains.length !== 1 && (
        <p className="owners-total">
          {fill(words.total, { sum: [terms.join(' + '), total].filter(Boolean).join(' = ') })}
        </p>
      )}
      {total !== totalVotes && (
        <p className="owners-total">{fill(words.totalVotes, { sum: totalVotes ?? '' })}</p>
      )}
      {exactly && (
        <p className="owners-note">
          {fill(words.exactly, {
            threshold: formatShare(thresholdOf(ruleToday), locale),
            date: formatDate(rule2027.from, locale),
          })}
        </p>
      )}
    </li>
  );
}

/** "50 % × 60 % = 30 %", from the person down; a role stands for the whole of a trust. */
function productOf({ links, product }: Chain, words: OwnersWords, locale: Locale) {
  const factors = links.map(
    ({ share, roles }) =>
      roles.map((role) => words.roles[role]).join(', ') || formatShare(share, locale),
  );
  const total = formatShare(product, locale);
  return links.length > 1 ? `${factors.join(' × ')} = ${total}` : total;
}

/** Who holds, in what, and so on down to the client. */
const namesIn = ({ links }: Chain) => [
  ...links.slice(0, 1).map(({ holder }) => holder.name),
  ...links.map(({ of }) => of.name),
];
