import { contextOf } from '@/lib/block-context';
import { type ContentPage, professionOf } from '@/lib/content';
import { absoluteUrl } from '@/lib/urls';
import { ProfessionTools } from '../law/tools';

/**
 * At the end of a profession's page or starter file: print it (a starter file: in its head), send its address to a
 * colleague, go on to the other tools of the profession. `browser/page.ts` shows the button, which does nothing without script.
 */
export function PageTools({ page }: { page: ContentPage }) {
  if (page.type !== 'Sector' && page.type !== 'StarterFile') return null;
  const context = contextOf(page);
  const words = context.words.page;
  const mail = new URLSearchParams({ subject: page.title, body: absoluteUrl(page.path) });
  return (
    <div className="page-tools" data-markdown="none">
      {page.type === 'Sector' && (
        <button className="button-quiet" type="button" data-print="" hidden>
          {words.print}
        </button>
      )}
      <a href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>{words.share}</a>
      <ProfessionTools profession={professionOf(page)} context={context} />
    </div>
  );
}
