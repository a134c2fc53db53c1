import { attribute, type Element, isElement, type Node, parsePage, walk } from './html';

/**
 * Takes Next's runtime out of a page (scripts, flight data, preloads, streaming marks), and what it
 * says twice in the head; puts the script of every page in. What stands inside an island is left as it
 * is: it has to be what its component renders.
 */
export function stripRuntime(html: string, script: string): string {
  const removed: { from: number; to: number }[] = [];
  const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;
  for (const node of walk(parsePage(html), (element) => !isIsland(element))) {
    const place = node.sourceCodeLocation;
    if (place && isRuntime(node)) removed.push({ from: place.startOffset, to: place.endOffset });
  }
  let kept = '';
  let position = 0;
  for (const { from, to } of removed.sort((a, b) => a.from - b.from)) {
    // What stands inside something removed is gone with it.
    if (from < position) continue;
    kept += html.slice(position, from);
    position = to;
  }
  kept += html.slice(position);
  return kept.replace('</body>', `<script type="module" src="${script}"></script></body>`);
}

function isRuntime(node: Node): boolean {
  if (node.nodeName === '#comment') return true;
  if (!isElement(node)) return false;
  const rel = attribute(node, 'rel');
  switch (node.tagName) {
    case 'script':
      return !/json/.test(attribute(node, 'type') ?? '');
    case 'link':
      return rel === 'preload' || rel === 'preconnect' || rel === 'modulepreload';
    case 'meta':
      // Next says for X again what Open Graph says, which X reads too.
      return /^(next-size-adjust|twitter:(?!card$).*)$/.test(attribute(node, 'name') ?? '');
    case 'div':
      // Next streams metadata through an empty hidden element.
      return (
        attribute(node, 'hidden') !== undefined &&
        node.childNodes.every((child) => child.nodeName === '#comment')
      );
    default:
      return false;
  }
}
