import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import { ruleNames } from '@/lib/law/beneficial-owners';
import type { Outcome } from './calculation';
import { Notes } from './notes';
import { Sum } from './sum';
import { endsOf, treeOf } from './tree';
import { type ResultProps, Verdict } from './verdict';

type Props = Omit<ResultProps, 'result'> & Outcome & { heading: 'h4' | 'h5' };

/** A file note: who is a beneficial owner under both rules and why, the tree, each sum written out. */
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
        {result.persons.map((person) => (
          <Sum key={person.entity.id} {...{ person, words, locale }} />
        ))}
      </ul>
      <Notes {...props} />
    </div>
  );
}
