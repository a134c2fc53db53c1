import type { ContentPage } from '@/lib/content';
import { formatShortDate } from '@/lib/format';
import { exhibitWords } from './exhibit';

/** “Verified”, with date and time: the only red of a page, once at most. */
export function Stamp({ at, page }: { at: string; page: ContentPage }) {
  return (
    <p className="stamp">
      {exhibitWords(page).verified}{' '}
      <time dateTime={at}>
        {formatShortDate(at, page.locale)} · {at.slice(11, 16)}
      </time>
    </p>
  );
}
