import { type ContentPage, interfaceWords } from '@/lib/content';
import { formatDate } from '@/lib/format';
import { changesPath } from '@/lib/law/changes';
import { feedPath } from '@/lib/seo';

/** How many changes are enough where another page lists them all. */
const latest = 3;

/** At the foot of a page: what changed in what it says of the law, and where to follow it. */
export function History({ page }: { page: ContentPage }) {
  const changes = page.changes;
  if (changes.length === 0) return null;
  const words = interfaceWords(page.locale).changes;
  const list = changesPath(page);
  return (
    <details className="history folded">
      <summary>{words.title}</summary>
      <ul>
        {(list ? changes.slice(0, latest) : changes).map(({ date, text }) => (
          <li key={date + text}>
            <time dateTime={date}>{formatDate(date, page.locale)}</time> {text}
          </li>
        ))}
      </ul>
      <p>
        {list && <a href={list}>{words.all}</a>} <a href={feedPath(page.locale)}>{words.feed}</a>
      </p>
    </details>
  );
}
