import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Island } from '@/components/layout/island';
import { fill } from '@/lib/format';
import { ownersUnder, type RuleName } from '@/lib/law/beneficial-owners';
import { demoWay } from '../demo-way';
import { calculate } from './calculation';
import { Calculator } from './calculator';
import { valuesOf } from './case';
import { ownerCase } from './owner-case';
import { OwnersResult } from './result';

/** The calculator of beneficial owners, and under it worked cases, which need no script. */
export const OwnersCalculator = defineBlock(
  {
    description:
      'The calculator of beneficial owners, and worked cases under the words inside, each with its sums and its tree.',
    inside: 'required',
    embeddable: true,
    props: z.strictObject({
      cases: z.array(ownerCase).describe('Worked cases; the calculator offers them as examples.'),
    }),
  },
  ({ cases, children, context }) => {
    const { locale } = context.page;
    const words = context.words.owners;
    const statement = context.content.templateOf('owners', locale);
    const template = statement && context.content.documentPath(statement);
    const demo = demoWay(context);
    const examples = cases.map(({ title, ...given }) => ({ title, values: valuesOf(given) }));
    return (
      <>
        <div className="sheet tool-sheet">
          <Island
            bundle="owners"
            component={Calculator}
            data={{ words, locale, template, demo, examples }}
          />
        </div>
        {children}
        <div>
          {cases.map(({ title, text, ...given }) => {
            const outcome = calculate(valuesOf(given), words, locale);
            if ('errors' in outcome)
              throw new Error(`“${title}”: ${JSON.stringify(outcome.errors)}`);
            const countOf = (rule: RuleName) => ownersUnder(rule, outcome.result).length;
            return (
              <details className="details details-line" key={title}>
                <summary>
                  <h4>{title}</h4>
                  <span className="small" data-markdown="separate">
                    {fill(words.change, { today: countOf('today'), from2027: countOf('from2027') })}
                  </span>
                </summary>
                <p>{text}</p>
                <OwnersResult {...outcome} words={words} locale={locale} heading="h5" />
              </details>
            );
          })}
        </div>
      </>
    );
  },
);
