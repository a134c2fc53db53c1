import { fill, formatDate } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

/** Years of retention (CMF, L.561-12). */
const retentionYears = 5;

type Props = ExhibitProps & {
  lines: {
    label: string;
    /** What starts the five years. */
    trigger: string;
    /** ISO date of that event. */
    from: string;
  }[];
};

/** What is kept until when: each kind of document on a common time axis. */
export function RetentionLine({ lines, caption, page }: Props) {
  const words = exhibitWords(page);
  const years = lines.map(({ from }) => decimalYear(from));
  const first = Math.floor(Math.min(...years));
  const span = Math.ceil(Math.max(...years)) + retentionYears - first;
  return (
    <Exhibit caption={caption} page={page} nameless>
      <ul className="retention">
        {lines.map(({ label, trigger, from }) => (
          <li key={label}>
            <p>
              <strong>{label}</strong>
              <span className="small">
                {fill(words.trigger, { trigger, date: formatDate(from, page.locale) })}
              </span>
            </p>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <path className="retention-axis" d="M0 3H100" />
              <rect
                className="retention-bar"
                x={round(((decimalYear(from) - first) / span) * 100)}
                y="1"
                width={round((retentionYears / span) * 100)}
                height="4"
              />
            </svg>
            <p className="retention-end">
              {words.keptUntil} <strong>{formatDate(fiveYearsAfter(from), page.locale)}</strong>
            </p>
          </li>
        ))}
        <li className="retention-scale small" aria-hidden="true">
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
