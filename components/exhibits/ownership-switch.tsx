import { Fragment } from 'react';
import * as z from 'zod';
import { type Rule, rule2027, ruleToday } from '@/lib/beneficial-owners/rules';
import { fill, formatDate, formatPercent } from '@/lib/format';
import { caption, Exhibit, type ExhibitProps } from './exhibit';
import { beneficialOwners, chartOf, type OwnerNode, owner, ownership } from './ownership';
import { OwnershipChart } from './ownership-chart';

export const ownershipSwitchProps = z
  .strictObject({
    client: z.string().describe('Name of the client.'),
    owners: z.array(owner).describe('Who owns the client directly.'),
    caption,
  })
  .meta({
    description:
      "The owners of a client under today's rule (more than 25 %) and that of 10 July 2027 (25 % or more). Once a page; a link to #rule-2027 opens the second.",
  });

export function OwnershipSwitch(props: ExhibitProps<typeof ownershipSwitchProps>) {
  const { client, owners, caption, page, words } = props;
  const nodes = ownership(owners, ruleToday);
  const now = beneficialOwners(nodes);
  const later = beneficialOwners(ownership(owners, rule2027));
  const nameOf = (text: string, { threshold }: Rule) =>
    fill(text, { share: formatPercent(threshold, page.locale) });
  const names = {
    today: nameOf(words.ruleToday, ruleToday),
    later: nameOf(words.rule2027, rule2027),
  };
  return (
    <Exhibit kind="ownership" title={client} caption={caption} words={words} wide>
      <div className="ownership-switch">
        <fieldset className="rules">
          <legend>{words.rule}</legend>
          <input type="radio" name="rule" id="rule-today" defaultChecked />
          <label htmlFor="rule-today">{names.today}</label>{' '}
          <input type="radio" name="rule" id="rule-2027" />
          <label htmlFor="rule-2027">{names.later}</label>
        </fieldset>
        <OwnershipChart
          client={client}
          clientLabel={words.client}
          nodes={chartOf(nodes, { page, words, classOf, verdict })}
        />
        <div className="ownership-totals" aria-live="polite">
          <Total className="under-today" rule={names.today} count={now.size} />
          <Total className="under-2027" rule={names.later} count={later.size} />
        </div>
      </div>
    </Exhibit>
  );

  function classOf({ owner: { name } }: OwnerNode) {
    return now.has(name) ? 'owner-beneficial' : later.has(name) ? 'owner-new' : undefined;
  }

  function verdict({ owner: { name }, beneficial }: OwnerNode) {
    return beneficial === later.has(name) ? (
      <span key="both">{beneficial ? words.beneficialOwner : words.notBeneficialOwner}</span>
    ) : (
      <Fragment key="each">
        <span className="under-today">
          {words.notBeneficialOwner} ({words.today})
        </span>{' '}
        <span className="under-2027">
          {words.beneficialOwner} ({formatDate(rule2027.from, page.locale)})
        </span>
      </Fragment>
    );
  }

  function Total({ className, rule, count }: { className: string; rule: string; count: number }) {
    const one = new Intl.PluralRules(page.locale).select(count) === 'one';
    return (
      <p className={className}>
        <span className="small">{rule}</span> <strong>{count}</strong>{' '}
        <span className="ownership-owners" data-markdown="separate">
          {one ? words.ownerToRecord : words.ownersToRecord}
        </span>
        {count === 0 && (
          <span className="small" data-markdown="separate">
            {words.nobody}
          </span>
        )}
      </p>
    );
  }
}
