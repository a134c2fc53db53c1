import { formatShortDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';

type Props = { days: string[]; today: string; locale: Locale };

/** The time from today to the last of some days, to scale: each year's first day marked, each day a dot. */
export function DatesScale({ days, today, locale }: Props) {
  const last = days.at(-1) ?? today;
  const [first, end] = [Number(today.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: end - first }, (_, index) => String(first + index + 1));
  // Over a year or two it would say no more than the list; over a lifetime, less.
  if (years.length < 1 || years.length > 14) return null;
  const placeOf = (day: string) =>
    `${((Date.parse(day) - Date.parse(today)) / (Date.parse(last) - Date.parse(today))) * 100}%`;
  const step = Math.ceil(years.length / 8);
  return (
    <div className="dates-scale" aria-hidden="true">
      <p>
        <span>{formatShortDate(today, locale)}</span> <span>{formatShortDate(last, locale)}</span>
      </p>
      <svg aria-hidden="true">
        <line x2="100%" y1="1rem" y2="1rem" />
        {years.map((year, index) => (
          <g key={year}>
            <line
              x1={placeOf(`${year}-01-01`)}
              x2={placeOf(`${year}-01-01`)}
              y1="0.5rem"
              y2="1.5rem"
            />
            {index % step === 0 && (
              // HTML: contrast checkers cannot tell what is under the text of a drawing.
              <foreignObject x={placeOf(`${year}-01-01`)} y="1.75rem" width="1" height="1">
                <span>{year}</span>
              </foreignObject>
            )}
          </g>
        ))}
        {[today, ...new Set(days)].map((day) => (
          <circle key={day} cx={placeOf(day)} cy="1rem" r="7" />
        ))}
      </svg>
    </div>
  );
}
