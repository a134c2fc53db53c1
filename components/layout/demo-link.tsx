import type { BlockContext } from '@/lib/block-context';
import { printableUrl } from '@/lib/urls';

type Props = {
  context: BlockContext;
  label?: string;
  /** On a page of several professions, the one that it is for. */
  profession?: string;
  /** Beside a page's own button, which is the filled one. */
  outlined?: boolean;
};

/**
 * The button to the demo form, in the visitor's language. On a profession's page it names the profession:
 * `browser/demo-links.ts` hands it on to the form in the fragment, which no server sees. On the page of the form it
 * leads up to it.
 */
export function DemoLink({ context, label, profession, outlined }: Props) {
  const { page, words, content } = context;
  const demo = content.pageNamed('pages/demo', page.locale);
  if (!demo) return null;
  return (
    <a
      className={outlined ? 'button button-outlined' : 'button'}
      href={demo.path === page.path ? '#form' : demo.path}
      data-profession={
        profession ?? (content.isOfProfession(page) ? content.professionOf(page) : undefined)
      }
      data-address={printableUrl(demo.path)}
    >
      {label ?? words.page.demoButton}
    </a>
  );
}
