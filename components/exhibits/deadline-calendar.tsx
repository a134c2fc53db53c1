import { formatDate } from '@/lib/format';
import { Exhibit, type ExhibitProps } from './exhibit';

type Props = ExhibitProps & { dates: { date: string; title: string; detail: string }[] };

/** Dates to come, in order. */
export function DeadlineCalendar({ dates, caption, page }: Props) {
  return (
    <Exhibit caption={caption} page={page} nameless>
      <ol className="calendar">
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
