import type { Node } from 'postcss-selector-parser';
import { attribute, type Element, isElement, walk } from './html';

/**
 * Whether an element may match a selector, now or once a script or the visitor has changed a state.
 * @param unknown the answer to what only the browser can tell (states, attributes, positions): false to ask
 *   instead whether the element matches whatever happens
 * @param scope what a selector in `:has()` starts from
 */
export function mayMatch(
  element: Element,
  nodes: Node[],
  unknown = true,
  scope?: Element,
): boolean {
  const at = nodes.findLastIndex(({ type }) => type === 'combinator');
  if (!nodes.slice(at + 1).every((node) => isLike(element, node, unknown))) return false;
  if (at < 0 && !scope) return true;
  const others = related(element, nodes[at]?.value?.trim() ?? '');
  if (at > 0) return others.some((other) => mayMatch(other, nodes.slice(0, at), unknown, scope));
  return !scope || others.includes(scope);
}

/** Whether an element may be what one part of a selector names. */
function isLike(element: Element, node: Node, unknown: boolean): boolean {
  if (node.type === 'tag') return element.tagName === node.value;
  if (node.type === 'universal') return true;
  const classes = attribute(element, 'class');
  if (node.type === 'class') return ` ${classes} `.includes(` ${node.value} `);
  if (node.type === 'attribute' && node.attribute === 'class' && !node.operator)
    return classes !== undefined;
  if (node.type !== 'pseudo') return unknown;
  switch (node.value) {
    case ':is':
    case ':where':
      return node.nodes.some(({ nodes }) => mayMatch(element, nodes, unknown));
    case ':not':
      return !node.nodes.some(({ nodes }) => mayMatch(element, nodes, !unknown));
    case ':has':
      return node.nodes.some(({ nodes }) =>
        elementsIn(element.parentNode).some((other) => mayMatch(other, nodes, unknown, element)),
      );
    default:
      return unknown;
  }
}

const known = new WeakMap<object, Element[]>();

/** All elements in a node, listed once: `:has()` is asked of each element beside them. */
function elementsIn(node: Element['parentNode']): Element[] {
  if (!node) return [];
  const elements = known.get(node) ?? [...walk(node)].filter(isElement);
  known.set(node, elements);
  return elements;
}

/** The elements to which a combinator leads back from an element, the nearest first. */
function related(element: Element, combinator: string): Element[] {
  const found: Element[] = [];
  if (combinator === '+' || combinator === '~') {
    const siblings = element.parentNode?.childNodes ?? [];
    for (let at = siblings.indexOf(element) - 1; at >= 0; at--) {
      const sibling = siblings[at];
      if (sibling && isElement(sibling)) found.push(sibling);
      if (combinator === '+' && found.length > 0) break;
    }
    return found;
  }
  let parent = element.parentNode;
  while (parent && 'tagName' in parent) {
    found.push(parent);
    parent = combinator === '>' ? null : parent.parentNode;
  }
  return found;
}
