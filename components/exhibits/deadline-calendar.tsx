import * as z from 'zod';
import { formatDate } from '@/lib/format';
import { caption, day, Exhibit, type ExhibitProps } from './exhibit';

export const deadlineCalendarProps = z
  .strictObject({
    dates: z
      .array(
        z.strictObject({
          date: day,
          title: z.string().describe('What is due.'),
          detail: z.string().describe('What it means, in a few words.'),
        }),
      )
      .describe('The dates; the site puts them in order.'),
    caption,
  })
  .meta({ description: 'Dates to come, in order.' });

export function DeadlineCalendar(props: ExhibitProps<typeof deadlineCalendarProps>) {
  const { dates, caption, page, words } = props;
  return (
    <Exhibit caption={caption} words={words} nameless>
      <ol className="deadline-calendar exhibit-list">
        {[...dates]
          .sort((a, b) => a.date.localeCompare(b.date))
          .map(({ date, title, detail }) => (
            <li key={date + title}>
              <time dateTime={date}>{formatDate(date, page.locale)}</time>
              <div>
                <strong>{title}</strong> <span className="small">{detail}</span>
              </div>
            </li>
          ))}
      </ol>
    </Exhibit>
  );
}
