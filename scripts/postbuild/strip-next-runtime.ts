import { attribute, isElement, type Node } from './html';

/**
 * Whether a node is Next's runtime (scripts, flight data, preloads, streaming marks), or repeats what
 * the head says elsewhere. Written for the markup of Next 16; `check-csp.ts` fails the build where
 * another version writes other markup.
 */
export function isNextRuntime(node: Node): boolean {
  if (node.nodeName === '#comment') return true;
  if (!isElement(node)) return false;
  switch (node.tagName) {
    case 'script':
      return !/json/.test(attribute(node, 'type') ?? '');
    case 'link':
      return /^(preload|preconnect|modulepreload)$/.test(attribute(node, 'rel') ?? '');
    case 'meta':
      // Next repeats for X what Open Graph says, which X reads too.
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
