import type { BlockContext } from '@/lib/block-context';
import { formatDate } from '@/lib/format';
import { colonIn } from '@/lib/locale';
import { DaysAhead } from './days-ahead';

type Props = {
  date: string;
  /** What happens on that day. */
  event?: string;
  context: BlockContext;
};

/** How far a day is, its number large, the day, and what happens then. */
export const DaysUntil = ({ date, event, context: { page } }: Props) => (
  <p className="ready-day">
    <DaysAhead date={date} isLarge locale={page.locale} />{' '}
    <time dateTime={date}>
      {[formatDate(date, page.locale), event].filter(Boolean).join(`${colonIn(page.locale)} `)}
    </time>
  </p>
);
