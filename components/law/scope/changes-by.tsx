import type { BlockContext } from '@/lib/block-context';
import { DaysAhead } from '../days-ahead';

type Props = { day: string; context: BlockContext };

/** How far the day is by which a result changes, its number large, and the calendar file of the profession. */
export function ChangesBy({ day, context: { page, words, content } }: Props) {
  const deadlines = content.pageNamed('pages/deadlines', page.locale);
  const { sector } = content.professionPages(page);
  return (
    <p className="actions scope-day">
      <strong>
        <DaysAhead date={day} isLarge locale={page.locale} />
      </strong>{' '}
      {deadlines && sector && (
        <a
          className="button button-outlined no-print"
          href={content.calendarPath(deadlines, sector)}
          download=""
        >
          {words.page.addToCalendar}
        </a>
      )}
    </p>
  );
}
