import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { fill, formatDate } from '@/lib/format';
import { decimalYear, endOf } from '@/lib/law/periods';
import { DecidedExhibit, decisionProps } from './decision';
import { caption, day } from './exhibit';

/** Years of retention (CMF, L.561-12). */
const retentionYears = 5;

export const RetentionLine = defineBlock(
  {
    description: 'What is kept until when: each kind of document on a common axis, for five years.',
    props: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            label: z.string().describe('The kind of document.'),
            trigger: z.string().describe('What starts the five years.'),
            from: day.describe('Day of that event, as "2026-11-21".'),
          }),
        )
        .min(1)
        .describe('The kinds of documents.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { lines, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    const { locale } = page;
    const starts = lines.map(({ from }) => decimalYear(from));
    const first = Math.floor(Math.min(...starts));
    const span = Math.ceil(Math.max(...starts)) + retentionYears - first;
    const years = [...Array(span + 1).keys()];
    /** How far along the axis, in years. */
    const xAt = (day: string) => Math.round((decimalYear(day) - first) * 100) / 100;

    return (
      <DecidedExhibit kind="retentionLine" block={props} nameless wide>
        <ul className="exhibit-body retention-line">
          {lines.map(({ label, trigger, from }) => (
            <li key={label}>
              <p>
                <strong>{label}</strong>{' '}
                <span className="small">
                  {fill(words.trigger, { trigger, date: formatDate(from, locale) })}
                </span>
              </p>
              <svg viewBox={`0 0 ${span} 4`} preserveAspectRatio="none" aria-hidden="true">
                <path d={years.map((year) => `M${year} 0v4`).join('')} />
                <rect x={xAt(from)} y="1" width={retentionYears} height="2" />
              </svg>
              <p className="retention-line-axis" aria-hidden="true" data-markdown="none">
                {years.map((year) => (
                  <span key={year}>{first + year}</span>
                ))}
              </p>
              <Until date={endOf(from, { count: retentionYears, unit: 'year' })} />
            </li>
          ))}
        </ul>
      </DecidedExhibit>
    );

    function Until({ date }: { date: string }) {
      return (
        <p>
          <span className="small">{words.keptUntil}</span>{' '}
          <strong>{formatDate(date, locale)}</strong>{' '}
        </p>
      );
    }
  },
);
