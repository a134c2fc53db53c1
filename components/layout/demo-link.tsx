import type { BlockContext } from '@/lib/block-context';
import { printableUrl } from '@/lib/urls';

/** The button to the demo form, in the visitor's language. */
export function DemoLink({ context, label }: { context: BlockContext; label?: string }) {
  const { page, words, content } = context;
  const demo = content.pageNamed('pages/demo', page.locale);
  if (!demo) return null;
  return (
    <a className="button" href={demo.path} data-address={printableUrl(demo.path)}>
      {label ?? words.page.demoButton}
    </a>
  );
}
