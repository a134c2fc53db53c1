import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { ownersCalculatorProps } from '@/components/blocks/content-blocks.props';
import { Island } from '@/components/layout/island';
import { beneficialOwners } from '@/lib/beneficial-owners';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { Calculator } from './calculator';
import { OwnersResult, verdictUnder } from './result';
import { structureOf } from './structure';

type Props = z.infer<typeof ownersCalculatorProps> & { children: ReactNode; page: ContentPage };

/** The calculator of beneficial owners, and under it worked cases, which need no script. */
export function OwnersCalculator({ cases, children, page: { locale } }: Props) {
  const words = interfaceWords(locale).owners;
  const examples = cases.map(({ text, ...example }) => example);
  return (
    <>
      <div className="sheet owners-sheet">
        <Island bundle="owners" component={Calculator} data={{ words, locale, examples }} />
      </div>
      {children}
      <div>
        {cases.map(({ title, text, ...example }) => {
          const result = beneficialOwners(structureOf(example));
          if ('problems' in result)
            throw new Error(`“${title}”: ${result.problems.map(({ code }) => code).join(', ')}`);
          const verdicts = (['today', 'from2027'] as const).map((rule) =>
            verdictUnder(rule, result, words, locale),
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
              <OwnersResult result={result} words={words} locale={locale} />
            </details>
          );
        })}
      </div>
    </>
  );
}
