import { attribute, isElement, type Node } from './html';

/**
 * Whether a node is Next's runtime (scripts, flight data, preloads, streaming marks), or says again
 * what the head has said.
 */
export function isRuntime(node: Node): boolean {
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
