import { Fragment } from 'react';
import { fill, formatDate, formatShare } from '@/lib/format';
import { type Chain, isOpen, type Person, ruleNames } from '@/lib/law/beneficial-owners';
import { rule2027, ruleToday, thresholdOf } from '@/lib/law/beneficial-owners/rules';
import { verdictOf } from './tree';
import { type ResultProps, whyOwner } from './verdict';

type Props = ResultProps & { person: Person };

/** What a person holds, each chain with its product, and their sum; and why that makes an owner. */
export function Sum({ person, ...props }: Props) {
  const { words, locale } = props;
  const { entity, chains, sum, votes, exactly, owner } = person;
  const [total, totalVotes] = [sum, votes].map((share) => formatShare(share, locale));
  const terms = chains.map(({ product }) => formatShare(product, locale));
  return (
    <li>
      <p className="row">
        <strong>{entity.name}</strong>{' '}
        <span className={chipOf(person)} data-markdown="separate">
          {verdictOf(person, words, locale)}
        </span>
      </p>
      {chains.map((chain, place) => (
        <p className="owners-chain" key={`${place} ${namesIn(chain).join()}`}>
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
            {productOf(chain, props)}
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
      {(owner.today || owner.from2027) && (
        <p className="small">{ruleNames.map((rule) => whyOwner(rule, person, props)).join(' ')}</p>
      )}
    </li>
  );
}

/** Green for an owner today, brass for who becomes one or is open. */
const chipOf = (person: Person) =>
  person.owner.today
    ? 'chip'
    : person.owner.from2027 || isOpen(person)
      ? 'chip chip-brass'
      : 'small';

/** "50 % × 60 % = 30 %", from the person down; a role stands for the whole of a trust. */
function productOf({ links, product }: Chain, { words, locale }: ResultProps) {
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
