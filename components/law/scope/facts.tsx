import { Fold } from '@/components/blocks/fold';
import type { PartOf } from '@/components/blocks/parts-in';
import { References } from '@/components/blocks/section';
import type { BlockContext } from '@/lib/block-context';
import type { ScopeFact } from './parts';

type Fact = PartOf<typeof ScopeFact>;

type Props = { facts: Fact[]; context: BlockContext };

/** How many facts stand folded by themselves: of those that a verdict calls for, and in all. */
const ofVerdict = 2;
const inSight = 3;

/** The facts under the results of a country: a few by themselves, the others in one fold. */
export function Facts({ facts, context }: Props) {
  const called = facts.filter(({ when }) => when).slice(0, ofVerdict);
  const common = facts.filter(({ when }) => !when).slice(0, inSight - called.length);
  const others = facts.filter((fact) => ![...called, ...common].includes(fact));
  const isShown = (fact: Fact) => others.length < 2 || !others.includes(fact);
  // A fold whose facts all belong to one verdict is shown with it alone.
  const [when = 'any', ...kinds] = new Set(others.map((fact) => fact.when ?? 'any'));
  return (
    <div className="folds scope-facts">
      {facts.filter(isShown).map((fact) => (
        <OneFact key={keyOf(fact)} heading="h3" {...{ fact, context }} />
      ))}
      {others.length > 1 && (
        <Fold
          className={`scope-fact scope-law scope-${kinds.length > 0 ? 'any' : when}`}
          summary={<h3>{context.words.scope.moreLaw}</h3>}
        >
          <div>
            {others.map((fact) => (
              <OneFact key={keyOf(fact)} heading="h4" {...{ fact, context }} />
            ))}
          </div>
        </Fold>
      )}
    </div>
  );
}

const keyOf = ({ term, when }: Fact) => `${term} ${when}`;

type FactProps = { fact: Fact; heading: 'h3' | 'h4'; context: BlockContext };

const OneFact = ({ fact, heading: Heading, context }: FactProps) => (
  <Fold
    className={`scope-fact scope-${fact.when ?? 'any'}`}
    summary={<Heading>{fact.term}</Heading>}
  >
    <div>{fact.children}</div>
    <References refs={fact.refs} context={context} />
  </Fold>
);
