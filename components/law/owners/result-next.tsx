import { fill } from '@/lib/format';
import { type RuleName, ruleNames } from '@/lib/law/beneficial-owners';
import { openUnder, type ResultProps, ruleName } from './verdict';

/** Where a demo is asked for; JSON, as all that an island is given. */
export type DemoWay = {
  /** Address of the form. */
  path: string;
  /** What is heard of a link that leaves the frame of another site. */
  newTab: string;
};

type Props = ResultProps & { demo: DemoWay };

/** The result at a glance, how many owners under each rule, and what to do next. */
export function ResultNext({ demo, ...props }: Props) {
  const words = props.words.next;
  const isFramed = location.pathname.includes('/embed/');
  return (
    <div className="owners-next">
      <dl className="owner-numerals">
        {ruleNames.map((rule) => (
          <div key={rule} className={rule === 'from2027' ? 'owner-numerals-2027' : undefined}>
            <dt>{ruleName(rule, props)}</dt>
            <dd>{numeralOf(rule, props)}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="owners-title">{words.title}</p>
        <p className="actions">
          <a
            className="button"
            // The origin in the fragment, which no server sees, as from other tools (browser/demo-links.ts).
            href={`${demo.path}#from=${location.pathname}`}
            {...(isFramed && { target: '_blank', rel: 'noopener' })}
          >
            {words.demo}
            {isFramed && <span className="visually-hidden">{` (${demo.newTab})`}</span>}
          </a>
          <button className="button button-outlined" type="button" onClick={() => print()}>
            {props.words.print}
          </button>
        </p>
        <p className="small">{words.promise}</p>
      </div>
    </div>
  );
}

/** "2", or "2 + ?" where somebody has still to be looked into. */
function numeralOf(rule: RuleName, props: ResultProps) {
  const { persons, nobody, exhausted } = props.result;
  const count = persons.filter(({ owner }) => owner[rule]).length;
  const isOpen =
    (nobody[rule] && !exhausted[rule]) ||
    persons.some((person) => openUnder(rule, person, props).length > 0);
  return isOpen ? fill(props.words.next.atLeast, { count }) : count;
}
