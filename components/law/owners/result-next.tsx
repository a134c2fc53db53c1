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
      <dl>
        {ruleNames.map((rule) => (
          <div key={rule}>
            <dt>{ruleName(rule, props)}</dt>
            <dd>
              {numberOf(rule, props)}
              {isOpen(rule, props) && <small>{words.more}</small>}
            </dd>
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
        <p>{words.promise}</p>
      </div>
    </div>
  );
}

const numberOf = (rule: RuleName, { result }: ResultProps) =>
  result.persons.filter(({ owner }) => owner[rule]).length;

/** Whether somebody has still to be looked into under a rule. */
const isOpen = (rule: RuleName, props: ResultProps) =>
  (props.result.nobody[rule] && !props.result.exhausted[rule]) ||
  props.result.persons.some((person) => openUnder(rule, person, props).length > 0);
