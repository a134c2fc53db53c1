import type { ComponentProps, ReactNode } from 'react';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { printableUrl } from '@/lib/urls';

/* What Markdown itself becomes. Writers do not name these. */

type LinkProps = ComponentProps<'a'> & { context: BlockContext };

/** A link. Print spells its address out after its words. */
export function Link({ href = '', children, context, ...props }: LinkProps) {
  const [number] = /[\d-]+$/.exec(props['aria-label'] ?? '') ?? [];
  const label =
    'data-footnote-backref' in props
      ? fill(context.words.page.backToText, { number: number ?? '' })
      : props['aria-label'];
  return (
    <a {...props} aria-label={label} href={href} data-address={printableUrl(href)}>
      {children}
    </a>
  );
}

type Props = { children: ReactNode; context: BlockContext };

/**
 * A table. On a phone each row is a card, whose cells carry the head of their column; where a table is
 * still wider than its place it scrolls by itself, by keyboard too.
 */
export function Table({ children, context }: Props) {
  return (
    <div
      className="table"
      role="group"
      aria-label={context.words.page.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}

/** The footnotes of a page, under its last section. */
export const Footnotes = ({ children, context }: Props) => (
  <section className="section footnotes">
    <div className="text">
      <h2 id="footnote-label">{context.words.page.footnotes}</h2>
      {children}
    </div>
  </section>
);
