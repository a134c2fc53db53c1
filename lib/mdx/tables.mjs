import { visit } from 'unist-util-visit';
import { elementsIn, textOf } from './tree.mjs';

/** @import { Element, Root } from 'hast' */

/**
 * A rehype plugin for the tables of Markdown. The first cell of a row is its head; each of the others says
 * its column, because on a phone a row is a card; alignment becomes a class, because the Content-Security-Policy allows no style.
 */
export default function tables() {
  /** @param {Root} tree */
  return (tree) =>
    visit(tree, { tagName: 'table' }, (node) => {
      const table = /** @type {Element} */ (node);
      const [head, body] = withoutLineBreaks(table);
      const [headRow] = head ? withoutLineBreaks(head) : [];
      const headings = headRow ? withoutLineBreaks(headRow) : [];
      for (const heading of headings) heading.properties.scope = 'col';
      const rows = body ? withoutLineBreaks(body) : [];
      const labels = headings.map(textOf);
      for (const row of rows)
        for (const [column, cell] of withoutLineBreaks(row).entries())
          if (column > 0) cell.properties.dataLabel = labels[column];
          else Object.assign(cell, { tagName: 'th', properties: { scope: 'row' } });
      for (const cell of [headRow, ...rows].flatMap(elementsIn)) align(cell);
    });
}

/** Markdown leaves line breaks between the parts of a table: HTML allows them, React warns. @param {Element} node */
function withoutLineBreaks(node) {
  const elements = elementsIn(node);
  node.children = elements;
  return elements;
}

/** @param {Element} cell */
function align({ properties }) {
  const { align: side } = properties;
  delete properties.align;
  if (side === 'center' || side === 'right') properties.className = [`align-${side}`];
}
