import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { formatDate } from '@/lib/format';
import { shiftDay } from '@/lib/law/periods';

export const DayCount = defineBlock(
  {
    description: 'A period of days drawn day by day, weekends shaded; the words beside it say it.',
    props: z.strictObject({
      from: verbatim
        .pipe(z.iso.date())
        .describe('The day it is counted from, which does not count: "2027-08-02".'),
      starts: z.string().describe('What happened on that day, in a word.'),
      ends: z.string().describe('What its last day is, in a few words.'),
      days: z.number().int().min(1).max(31).describe('How many days it has.'),
    }),
  },
  ({ from, days, starts, ends, context }) => {
    const { locale } = context.page;
    const countedDays = Array.from({ length: days }, (_, index) => shiftDay(from, index + 1));
    return (
      <div className="day-count" aria-hidden="true" data-markdown="none">
        <p>
          {formatDate(from, locale)} <small>{starts}</small>
        </p>
        <p className="day-count-days">
          {[from, ...countedDays].map((day, index) => (
            <span key={day} className={isWeekend(day) ? 'is-weekend' : undefined}>
              {Number(day.slice(8))} <small>{index}</small>
            </span>
          ))}
        </p>
        <p>
          {formatDate(countedDays.at(-1) ?? from, locale)} <small>{ends}</small>
        </p>
      </div>
    );
  },
);

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
