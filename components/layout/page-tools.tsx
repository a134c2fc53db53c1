import { type ContentPage, interfaceText } from '@/lib/content';
import { absoluteUrl } from '@/lib/seo';

/**
 * At the end of a profession's page: print it, or send its address to a colleague. `browser/page.ts`
 * shows the button, which does nothing without script.
 */
export function PageTools({ page }: { page: ContentPage }) {
  if (page.type !== 'Sector') return null;
  const words = interfaceText(page.locale).page;
  const mail = new URLSearchParams({ subject: page.title, body: absoluteUrl(page.path) });
  return (
    <p className="page-tools" data-markdown="none">
      <button className="button-quiet" type="button" data-print="" hidden>
        {words.print}
      </button>
      <a href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>{words.share}</a>
    </p>
  );
}
