import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import { type Person, type Result, ruleNames } from '@/lib/law/beneficial-owners';
import type { Outcome } from './calculation';
import { Notes } from './notes';
import { Sum } from './sum';
import { endsOf, treeOf } from './tree';
import { type ResultProps, Verdict } from './verdict';

type Props = Omit<ResultProps, 'result'> & Outcome & { heading: 'h4' | 'h5' };

/** A file note: how many under both rules, the tree, each person with the sum and the reasons. */
export function OwnersResult(props: Props) {
  const { result, words, locale, heading: Heading } = props;
  const nodes = treeOf(result, words, locale);
  const fits = endsOf(nodes) <= 4;
  return (
    <div className="owners-result">
      <div className="owners-rules">
        {ruleNames.map((rule) => (
          <Verdict key={rule} rule={rule} {...props} />
        ))}
      </div>
      <div className={`owners-tree${fits ? ' owners-tree-wide' : ''}`}>
        <OwnershipChart client={result.client.name} clientLabel={words.clientLabel} nodes={nodes} />
      </div>
      <Heading className="part-title">{words.sums}</Heading>
      <ul className="owners-sums">
        {ownersFirst(result).map((person) => (
          <Sum key={person.entity.id} {...{ person, result, words, locale }} />
        ))}
      </ul>
      <Notes {...props} />
    </div>
  );
}

/** Owners under both rules first, then under one, then none. */
const ownersFirst = ({ persons }: Result) =>
  persons.toSorted((one, other) => rulesOf(other) - rulesOf(one));

const rulesOf = ({ owner: { today, from2027 } }: Person) =>
  [today, from2027].filter(Boolean).length;
