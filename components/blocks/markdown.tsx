import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { printableUrl } from '@/lib/urls';

/* What Markdown itself becomes: links and tables. Writers do not name these. */

/** A link. Print spells its address out after its words. */
export function Link({ href = '', children }: ComponentProps<'a'>) {
  return (
    <a href={href} data-address={printableUrl(href)}>
      {children}
    </a>
  );
}

/**
 * A table. On a phone each row is a card, whose cells carry the head of their column; where a table is
 * still wider than its place it scrolls by itself, by keyboard too.
 */
export function Table({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    <div
      className="table"
      role="group"
      aria-label={interfaceWords(page.locale).page.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>{withLabels(withoutLineBreaks(children))}</table>
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

type Element = ReactElement<{ children?: ReactNode }>;

const elementsIn = (node: ReactNode) =>
  Children.toArray(isValidElement<Element['props']>(node) ? node.props.children : []).filter(
    (child): child is Element => isValidElement(child),
  );

/** Writes the head of its column into each cell but the first, which is the head of the card. */
function withLabels([head, ...bodies]: ReactNode[]): ReactNode {
  const labels = elementsIn(elementsIn(head)[0]).map(({ props }) => textOf(props.children));
  const labelled = (cell: Element, column: number) =>
    column === 0 ? cell : cloneElement(cell, { 'data-label': labels[column] } as object);
  const rows = (body: Element) =>
    elementsIn(body).map((row) => cloneElement(row, {}, elementsIn(row).map(labelled)));
  return [head, ...bodies.map((body) => cloneElement(body as Element, {}, rows(body as Element)))];
}

const textOf = (node: ReactNode): string =>
  isValidElement<Element['props']>(node)
    ? textOf(node.props.children)
    : Children.toArray(node)
        .map((child) => (isValidElement(child) ? textOf(child) : String(child)))
        .join('');
