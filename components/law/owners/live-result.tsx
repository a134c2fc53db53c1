import type { RefObject } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill, formatDate } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import type { Locale } from '@/lib/locale';
import { download } from '../download';
import type { DemoWay } from '../tool-demo';
import type { Outcome } from './calculation';
import { OwnersResult } from './result';
import { ResultNext } from './result-next';
import { resultTable } from './result-table';
import { statementOf } from './statement';

type Props = {
  outcome: Outcome;
  words: OwnersWords;
  locale: Locale;
  /** Address of the statement that the result fills in, if there is one. */
  template: string | undefined;
  demo: DemoWay | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Says what failed, on the page and to a screen reader. */
  fail: (text: string) => void;
};

/** What the calculator found, on the day it was asked; to print, or to save as a spreadsheet. */
export function LiveResult({ outcome, words, locale, template, demo, heading, fail }: Props) {
  const day = formatDate(dayOfLaw(), locale);
  const saveStatement = (address: string) =>
    import('../fill-template')
      .then(({ fetchFilled }) => fetchFilled(address, statementOf(outcome, words, locale, day)))
      .then(
        (file) => download(words.fileName, 'docx', file),
        () => fail(words.statementFailed),
      );

  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {fill(words.result, { client: outcome.result.client.name })}
      </h3>
      {demo && <ResultNext result={outcome.result} {...{ words, locale, demo }} />}
      <OwnersResult {...{ ...outcome, words, locale }} heading="h4" />
      <p className="small">
        {fill(words.calculatedOn, { date: day })} {words.caution}
      </p>
      <p className="actions">
        {!demo && (
          <button className="button button-outlined" type="button" onClick={() => print()}>
            {words.print}
          </button>
        )}
        <button
          className="button-quiet"
          type="button"
          onClick={() => download(words.fileName, 'csv', resultTable(outcome, words, locale))}
        >
          {words.csv}
        </button>
        {template && (
          <button className="button-quiet" type="button" onClick={() => saveStatement(template)}>
            {words.statement}
          </button>
        )}
      </p>
    </>
  );
}
