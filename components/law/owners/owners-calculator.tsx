import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { ownersCalculatorProps } from '@/components/blocks/content-blocks.props';
import { Island } from '@/components/layout/island';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { ruleNames } from '@/lib/law/beneficial-owners';
import { calculate } from './calculation';
import { Calculator } from './calculator';
import { valuesOf } from './case';
import { OwnersResult } from './result';
import { verdictUnder } from './verdict';

type Props = z.infer<typeof ownersCalculatorProps> & { children: ReactNode; page: ContentPage };

/** The calculator of beneficial owners, and under it worked cases, which need no script. */
export function OwnersCalculator({ cases, children, page: { locale } }: Props) {
  const words = interfaceWords(locale).owners;
  const examples = cases.map(({ title, ...given }) => ({ title, values: valuesOf(given) }));
  return (
    <>
      <div className="sheet owners-sheet">
        <Island bundle="owners" component={Calculator} data={{ words, locale, examples }} />
      </div>
      {children}
      <div>
        {cases.map(({ title, text, ...given }) => {
          const outcome = calculate(valuesOf(given), words, locale);
          if ('errors' in outcome) throw new Error(`“${title}”: ${JSON.stringify(outcome.errors)}`);
          const verdicts = ruleNames.map((rule) =>
            verdictUnder(rule, { result: outcome.result, words, locale }),
          );
          return (
            <details className="details" key={title}>
              <summary>
                <h3>{title}</h3>
                <span className="small" data-markdown="separate">
                  {verdicts.join(' · ')}
                </span>
              </summary>
              <p>{text}</p>
              <OwnersResult {...outcome} words={words} locale={locale} />
            </details>
          );
        })}
      </div>
    </>
  );
}
