import * as z from 'zod';
import { fill, formatDate } from '@/lib/format';
import { caption, day, Exhibit, type ExhibitProps } from './exhibit';

/** Years of retention (CMF, L.561-12). */
const retentionYears = 5;

export const retentionLineProps = z
  .strictObject({
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
  })
  .meta({
    description: 'What is kept until when: each kind of document on a common axis, for five years.',
  });

export function RetentionLine(props: ExhibitProps<typeof retentionLineProps>) {
  const { lines, caption, page, words } = props;
  const years = lines.map(({ from }) => decimalYear(from));
  const first = Math.floor(Math.min(...years));
  const span = Math.ceil(Math.max(...years)) + retentionYears - first;
  return (
    <Exhibit caption={caption} words={words} nameless>
      <ul className="retention-line exhibit-list">
        {lines.map(({ label, trigger, from }) => (
          <li key={label}>
            <p>
              <strong>{label}</strong>
              <span className="small">
                {fill(words.trigger, { trigger, date: formatDate(from, page.locale) })}
              </span>
            </p>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 3H100" />
              <rect
                x={round(((decimalYear(from) - first) / span) * 100)}
                y="1"
                width={round((retentionYears / span) * 100)}
                height="4"
              />
            </svg>
            <p className="retention-line-end">
              {words.keptUntil} <strong>{formatDate(fiveYearsAfter(from), page.locale)}</strong>
            </p>
          </li>
        ))}
        <li className="exhibit-ends small" aria-hidden="true">
          <span>{first}</span> <span>{first + span}</span>
        </li>
      </ul>
    </Exhibit>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function decimalYear(iso: string) {
  const date = new Date(`${iso}T00:00:00Z`);
  return date.getUTCFullYear() + date.getUTCMonth() / 12;
}

function fiveYearsAfter(iso: string) {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + retentionYears);
  return date.toISOString();
}
