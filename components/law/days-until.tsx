import type { BlockContext } from '@/lib/block-context';
import { formatDate } from '@/lib/format';
import { DaysAhead } from './days-ahead';

type Props = { date: string; context: BlockContext };

/** How far a day is, its number large, and the day. */
export const DaysUntil = ({ date, context: { page } }: Props) => (
  <p className="ready-day">
    <DaysAhead date={date} isLarge locale={page.locale} />{' '}
    <time dateTime={date}>{formatDate(date, page.locale)}</time>
  </p>
);
