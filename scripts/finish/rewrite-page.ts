import { edited } from './edits';
import { attribute, type Element, parsePage, walk } from './html';
import { isRuntime } from './is-runtime';
import { wholeNames } from './whole-names';

/**
 * Makes a page that Next exported into one that is served: its runtime out, the script of every page
 * in, names that no line may part kept whole. What stands inside an island is left as it is: it has to
 * be what its component renders.
 */
export function rewritePage(html: string, script: string): string {
  const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;
  const nodes = [...walk(parsePage(html), (element) => !isIsland(element))];
  const edits = nodes.flatMap((node) => {
    const place = node.sourceCodeLocation;
    if (!place || !isRuntime(node)) return wholeNames(node, html);
    return { from: place.startOffset, to: place.endOffset, text: '' };
  });
  return edited(html, edits).replace(
    '</body>',
    `<script type="module" src="${script}"></script></body>`,
  );
}
