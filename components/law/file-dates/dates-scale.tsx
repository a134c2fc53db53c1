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
    <svg className="dates-scale" aria-hidden="true">
      <text y="1em">{formatShortDate(today, locale)}</text>
      <text x="100%" y="1em">
        {formatShortDate(last, locale)}
      </text>
      <line x2="100%" y1="50%" y2="50%" />
      {years.map((year, index) => (
        <g key={year}>
          <line x1={placeOf(`${year}-01-01`)} x2={placeOf(`${year}-01-01`)} y1="40%" y2="60%" />
          {index % step === 0 && (
            <text x={placeOf(`${year}-01-01`)} y="95%">
              {year}
            </text>
          )}
        </g>
      ))}
      {[today, ...new Set(days)].map((day) => (
        <circle key={day} cx={placeOf(day)} cy="50%" r="7" />
      ))}
    </svg>
  );
}
