import { formatDayOfYear } from '@/lib/format';
import { decimalYear } from '@/lib/law/periods';
import type { Locale } from '@/lib/locale';

type Props = {
  days: string[];
  /** Whether something is to be done that has no day. */
  isOpen: boolean;
  today: string;
  /** What its mark is called. */
  todayName: string;
  locale: Locale;
};

/** The years from today to the last of some days, a cell each: the days at their place in it, the time until then filled. */
export function DatesScale({ days, isOpen, today, todayName, locale }: Props) {
  const last = days.at(-1) ?? today;
  const [first, end] = [yearOf(today), yearOf(last)];
  // Within a calendar year it says no more than the list; over more than ten years, less.
  if (end === first || end - first > 9) return null;
  const due = [...new Set(days)];
  // Beside a day that is near, the label of today would read as that day's.
  const isNear = due[0] !== undefined && decimalYear(due[0]) - decimalYear(today) < 0.15;
  const labels = isNear ? due : [today, ...due];
  const isApart = labels.every(
    (day, index) => index === 0 || decimalYear(day) - decimalYear(labels[index - 1] ?? day) > 2,
  );
  // On as many lines as keep a label from meeting the next; today, the first, on the last of them.
  const lines = isApart ? 1 : Math.min(Math.max(due.length, 2), 3);
  const lineOf = (day: string) => (day === today ? lines - 1 : due.indexOf(day) % lines);
  const years = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  return (
    <div className={isOpen ? 'dates-scale dates-open' : 'dates-scale'} aria-hidden="true">
      {years.map((year) => {
        const marks = [today, ...due].filter((day) => yearOf(day) === year);
        const [start, stop] = [placeIn(year, today), placeIn(year, last)];
        return (
          <p key={year}>
            <svg height={`${lines * lineHeight}em`} aria-hidden="true">
              {marks
                .filter((day) => labels.includes(day))
                .map((day) => (
                  <Label
                    key={day}
                    at={placeIn(year, day)}
                    line={lineOf(day)}
                    isBefore={year > first && placeIn(year, day) >= 50}
                  >
                    {day === today ? todayName : formatDayOfYear(day, locale)}
                  </Label>
                ))}
            </svg>
            <svg className="dates-bar" aria-hidden="true">
              <rect x={`${start}%`} width={`${stop - start}%`} height="100%" />
              {marks.map((day) => (
                <line
                  key={day}
                  x1={`${placeIn(year, day)}%`}
                  x2={`${placeIn(year, day)}%`}
                  y2="100%"
                />
              ))}
            </svg>
            {year}
          </p>
        );
      })}
    </div>
  );
}

/** Of the labels, in their own size. */
const lineHeight = 1.3;

type LabelProps = { at: number; line: number; isBefore: boolean; children: string };

/** A date over its mark, which it ends at or begins at. */
function Label({ at, line, isBefore, children }: LabelProps) {
  return (
    // HTML: contrast checkers cannot tell what is under the text of a drawing.
    <foreignObject
      x={isBefore ? 0 : `${at}%`}
      y={`${line * lineHeight}em`}
      width={`${isBefore ? at : 100 - at}%`}
      height={`${lineHeight}em`}
    >
      <b className={isBefore ? 'dates-late' : undefined}>{children}</b>
    </foreignObject>
  );
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Where a day stands in a year, in hundredths of it: before it at its head, after it at its end. */
function placeIn(year: number, day: string) {
  const place = (decimalYear(day) - year) * 100;
  return Math.round(Math.min(Math.max(place, 0), 100) * 100) / 100;
}
