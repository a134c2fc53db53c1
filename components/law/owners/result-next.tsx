import { fill, formatDate } from '@/lib/format';
import { isOpen, ownersUnder, type RuleName, ruleNames } from '@/lib/law/beneficial-owners';
import { reaches, rule2027 } from '@/lib/law/beneficial-owners/rules';
import { type DemoWay, ToolDemo } from '../tool-demo';
import { openUnder, type ResultProps, ruleName } from './verdict';

type Props = ResultProps & { demo: DemoWay };

/** The result at a glance, how many owners under each rule, and what to do next. */
export function ResultNext({ demo, ...props }: Props) {
  const words = props.words.next;
  return (
    <div className="owners-next green">
      <Counts {...props} />
      <div>
        <Change {...props} />
        <p className="part-title">{words.title}</p>
        <p className="actions">
          <ToolDemo demo={demo}>{words.demo}</ToolDemo>
          <button className="button button-outlined" type="button" onClick={() => print()}>
            {props.words.print}
          </button>
        </p>
        <p className="small">{words.promise}</p>
      </div>
    </div>
  );
}

/** Whether 2027 changes who is named, once nobody is left to be looked into. Whoever is no owner then has no sentence. */
function Change({ result, words, locale }: ResultProps) {
  const { persons, unnamed } = result;
  if (persons.some(isOpen) || reaches(unnamed, rule2027) || result.nobody.from2027) return null;
  if (persons.some(({ owner }) => owner.today && !owner.from2027)) return null;
  const newOwners = persons.filter(({ owner }) => owner.from2027 && !owner.today);
  const names = newOwners.map(({ entity }) => entity.name).join(', ');
  const date = formatDate(rule2027.from, locale);
  return <p>{newOwners.length > 0 ? fill(words.next.added, { names, date }) : words.next.same}</p>;
}

/** How many owners there are under each rule, and who is still to be looked into. */
export const Counts = (props: ResultProps) => (
  <dl>
    {ruleNames.map((rule) => {
      const open = openIn(rule, props);
      return (
        <div key={rule}>
          <dt>{ruleName(rule, props)}</dt>
          <dd>
            {ownersUnder(rule, props.result).length}
            {open && <small>{open}</small>}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** How many persons have still to be looked into under a rule, in words; or that somebody has. */
function openIn(rule: RuleName, props: ResultProps) {
  const { result, words } = props;
  const open = result.persons.filter((person) => openUnder(rule, person, props).length > 0);
  if (open.length > 0) return fill(words.next.more, { count: open.length });
  return result.nobody[rule] && !result.exhausted[rule] ? words.next.open : undefined;
}
