import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Island } from '@/components/layout/island';
import { ruleNames } from '@/lib/law/beneficial-owners';
import { calculate } from './calculation';
import { Calculator } from './calculator';
import { valuesOf } from './case';
import { ownerCase } from './owner-case';
import { OwnersResult } from './result';
import { verdictUnder } from './verdict';

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
    const demoPage = context.content.pageNamed('pages/demo', locale);
    const demo = demoPage && { path: demoPage.path, newTab: context.words.embed.newTab };
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
            const verdicts = ruleNames.map((rule) =>
              verdictUnder(rule, { result: outcome.result, words, locale }),
            );
            return (
              <details className="details" key={title}>
                <summary>
                  <h4>{title}</h4>
                  <span className="small" data-markdown="separate">
                    {verdicts.join(' · ')}
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
