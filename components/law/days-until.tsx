import type { BlockContext } from '@/lib/block-context';
import { fill, formatDate, formatDuration } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';

type Props = { date: string; context: BlockContext };

/** How far a day is, its number large, and the day; browser/ready.ts counts again from the reader's day. */
export function DaysUntil({ date, context: { page, words } }: Props) {
  const { daysLeft } = words.exhibits;
  const left = fill(daysLeft, { time: formatDuration(dayOfLaw(), date, page.locale) });
  const [before, number, after] = left.split(/(\d+)/);
  return (
    <p className="ready-day">
      <span data-until={date} data-words={daysLeft}>
        {before}
        <b>{number}</b>
        {after}
      </span>{' '}
      <time dateTime={date}>{formatDate(date, page.locale)}</time>
    </p>
  );
}
