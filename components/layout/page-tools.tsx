import { type BlockContext, contextOf } from '@/lib/block-context';
import { type ContentPage, embeddablePages } from '@/lib/content';
import { absoluteUrl } from '@/lib/urls';
import { ProfessionTools } from '../law/profession-tools';
import { PrintButton } from './print-button';

/**
 * At the end of a profession's page or starter file: print it (a starter file: in its head), send its address to a
 * colleague, go on to the other tools of the profession.
 */
export function PageTools({ page }: { page: ContentPage }) {
  const context = contextOf(page);
  if (embeddablePages.includes(page)) return <EmbedOffer context={context} />;
  if (page.type !== 'Sector' && page.type !== 'StarterFile') return null;
  const words = context.words.page;
  const mail = new URLSearchParams({ subject: page.title, body: absoluteUrl(page.path) });
  return (
    <div className="page-tools" data-markdown="none">
      {page.type === 'Sector' && <PrintButton className="button-quiet">{words.print}</PrintButton>}
      <a href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>{words.share}</a>
      <ProfessionTools of={page} context={context} />
    </div>
  );
}

/** Under a tool that other sites may show: how. */
function EmbedOffer({ context: { page, words, content } }: { context: BlockContext }) {
  const embedding = content.pageNamed('pages/embedding', page.locale);
  if (!embedding) return null;
  return (
    <p className="page-tools" data-markdown="none">
      <a href={embedding.path}>{words.embed.offer}</a>
    </p>
  );
}
