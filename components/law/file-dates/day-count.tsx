import { shiftDay } from '@/lib/law/periods';

type Props = {
  /** The day it is counted from, which does not count. */
  from: string;
  count: number;
};

/** A period of days drawn day by day, a week to a row, weekends shaded; the words beside it say it. */
export const DayCount = ({ from, count }: Props) => (
  <p className="day-count" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => {
      const day = shiftDay(from, index + 1);
      return (
        <span key={day} className={isWeekend(day) ? 'is-weekend' : undefined}>
          {Number(day.slice(8))} <small>{index + 1}</small>
        </span>
      );
    })}
  </p>
);

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
