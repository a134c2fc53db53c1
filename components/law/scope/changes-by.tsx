import type { BlockContext } from '@/lib/block-context';
import { dayOfLaw, partsOfDaysAhead } from '@/lib/law/calendar-days';
import { languageOf } from '@/lib/locale';

type Props = { day: string; context: BlockContext };

/** How far the day is by which a result changes, its number large, and the calendar file of the profession. */
export function ChangesBy({ day, context: { page, words, content } }: Props) {
  const deadlines = content.pageNamed('pages/deadlines', page.locale);
  const sector = content.pageNamed(`sectors/${content.professionOf(page)}`, page.locale);
  const parts = partsOfDaysAhead(day, dayOfLaw(), languageOf(page.locale).tag);
  return (
    <p className="actions scope-day">
      <strong data-day={day}>
        {parts.map(({ type, value }) => (type === 'integer' ? <b key={type}>{value}</b> : value))}
      </strong>{' '}
      {deadlines && sector?.type === 'Sector' && (
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
