import * as z from 'zod';
import { formatDate } from '@/lib/format';
import { defineBlock } from './define-block';

/** A day that counts, large, with a sentence and the way to put it in one's diary. */
export const DateStrip = defineBlock(
  {
    description:
      'A day that counts, large: what happens on it in a sentence or two, and on a profession’s page the calendar file of its deadlines. In a green section, under its heading, or in the head of a page.',
    inside: 'required',
    props: z.strictObject({
      date: z.iso.date().describe('The day, as "2027-07-10".'),
    }),
  },
  ({ date, children, context: { page, words, content } }) => {
    const deadlines = content.pageNamed('pages/deadlines', page.locale);
    const isOfProfession = deadlines && page.type === 'Sector';
    return (
      <div className="date-strip">
        <p className="date-strip-day">
          <time dateTime={date}>{formatDate(date, page.locale)}</time>
        </p>
        <div className="date-strip-text">{children}</div>
        {isOfProfession && (
          <p className="actions no-print">
            <a className="button" href={content.calendarPath(deadlines, page)} download="">
              {words.page.addToCalendar}
            </a>
          </p>
        )}
      </div>
    );
  },
);
