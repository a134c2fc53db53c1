import { Children, type ComponentProps, type ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';
import { printableUrl } from '@/lib/seo';

/* What Markdown itself becomes: links and tables. Writers do not name these. */

/** A link. Print spells its address out after its words. */
export function Link({ href = '', children }: ComponentProps<'a'>) {
  return (
    <a href={href} data-address={printableUrl(href)}>
      {children}
    </a>
  );
}

/** A table. Where it is wider than a phone it scrolls by itself, by keyboard too. */
export function Table({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    <div
      className="table"
      role="group"
      aria-label={interfaceText(page.locale).page.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>{withoutLineBreaks(children)}</table>
    </div>
  );
}

/** The head of a column: Markdown has no other headers. */
export const ColumnHead = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;

type Parts = { children: ReactNode };

export const TableHead = ({ children }: Parts) => <thead>{withoutLineBreaks(children)}</thead>;
export const TableBody = ({ children }: Parts) => <tbody>{withoutLineBreaks(children)}</tbody>;
export const Row = ({ children }: Parts) => <tr>{withoutLineBreaks(children)}</tr>;

/** Markdown leaves line breaks between the parts of a table: HTML allows them, React warns. */
const withoutLineBreaks = (children: ReactNode) =>
  Children.toArray(children).filter((part) => part !== '\n');
