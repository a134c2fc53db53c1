import { Fragment } from 'react';
import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { fill, formatDate, formatPercent } from '@/lib/format';
import { ownersUnder, type Person } from '@/lib/law/beneficial-owners';
import { type Rule, rule2027, ruleToday } from '@/lib/law/beneficial-owners/rules';
import { caption, Exhibit } from './exhibit';
import { chartOf, ownershipProps, resultOf, unnamedIn } from './ownership';
import { OwnershipChart } from './ownership-chart';

export const OwnershipSwitch = defineBlock(
  {
    description:
      "The owners of a client under today's rule (more than 25 %) and that of 10 July 2027 (25 % or more). Once a page; a link to #rule-2027 opens the second.",
    anchor: 'rule-2027',
    props: z.strictObject({
      ...ownershipProps,
      caption,
    }),
  },
  (props) => {
    const { client, owners, caption, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    const result = resultOf(client, owners);
    const nameOf = (text: string, { threshold }: Rule) =>
      fill(text, { share: formatPercent(threshold, page.locale) });
    return (
      <Exhibit kind="ownership" title={client} caption={caption} context={context} wide>
        <div className="ownership-switch">
          <fieldset className="rules">
            <legend className="visually-hidden">{words.rule}</legend>
            <input
              className="visually-hidden"
              type="radio"
              name="rule"
              id="rule-today"
              defaultChecked
            />
            <Choice
              id="rule-today"
              name={nameOf(words.ruleToday, ruleToday)}
              count={ownersUnder('today', result).length}
            />
            <input className="visually-hidden" type="radio" name="rule" id="rule-2027" />
            <Choice
              id="rule-2027"
              name={nameOf(words.rule2027, rule2027)}
              count={ownersUnder('from2027', result).length}
            />
          </fieldset>
          <OwnershipChart
            client={client}
            clientLabel={words.client}
            nodes={chartOf(owners, { context, result, classOf, verdict })}
          />
          {result.exhausted.today && <p className="under-today small">{words.nobody}</p>}
        </div>
      </Exhibit>
    );

    function classOf({ owner: { today, from2027 } }: Person) {
      return today ? 'owner-beneficial' : from2027 ? 'owner-new' : undefined;
    }

    function verdict(person: Person) {
      const { today, from2027 } = person.owner;
      return Boolean(today) === Boolean(from2027) ? (
        <span key="both">{today ? words.beneficialOwner : unnamedIn(person, words)}</span>
      ) : (
        <Fragment key="each">
          <span className="under-today">{unnamedIn(person, words)}</span>{' '}
          <span className="under-2027">
            {words.beneficialOwner}{' '}
            <span className="rule-day">({formatDate(rule2027.from, page.locale)})</span>
          </span>
        </Fragment>
      );
    }

    /** A rule to choose, with what it makes of the client: both results are seen before one is. */
    function Choice({ id, name, count }: { id: string; name: string; count: number }) {
      const one = new Intl.PluralRules(page.locale).select(count) === 'one';
      return (
        <label htmlFor={id} data-markdown="separate">
          <span>{name}</span> <strong>{count}</strong>{' '}
          {one ? words.ownerToRecord : words.ownersToRecord}
        </label>
      );
    }
  },
);
