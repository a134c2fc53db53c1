import { Children, type ComponentProps, type ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';

/** A Markdown table. Where it is wider than a phone it scrolls by itself, by keyboard too. */
export function Table({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    <div
      className="table"
      role="group"
      aria-label={interfaceText(page.locale).page.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>{partsOf(children)}</table>
    </div>
  );
}

/** The head of a column. Markdown knows no other headers. */
export const ColumnHead = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;

/* The parts of a table, which writers do not name. */
export const TableHead = ({ children }: Parts) => <thead>{partsOf(children)}</thead>;
export const TableBody = ({ children }: Parts) => <tbody>{partsOf(children)}</tbody>;
export const Row = ({ children }: Parts) => <tr>{partsOf(children)}</tr>;

type Parts = { children: ReactNode };

/** Without the line breaks that Markdown leaves between them: HTML allows those, React warns. */
const partsOf = (children: ReactNode) => Children.toArray(children).filter((part) => part !== '\n');
