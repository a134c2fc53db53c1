import type { Nodes } from 'mdast';
import type { Locale } from '@/lib/locale';
import type { Page } from './page';
import type { BlockElement } from './page-blocks';

/** How a page of the site uses a block. */
export type Example = {
  block: string;
  locale: Locale;
  /** The page it is taken from: sectors/lawyers. */
  page: string;
  /** Its MDX, as it is written there. */
  source: string;
};

/** One use of a block, without the page's tree: those of 1600 pages would be a lot to hold. */
export type Use = Omit<Example, 'source'> & {
  /** How many props it is given. */
  props: number;
  /** The blocks around it, the nearest first. */
  parents: Use[];
  /** Its MDX, cut out when it is asked for. */
  source: () => string;
};

/** The blocks that a page uses. */
export const usesOf = (page: Page): Use[] => (page.body ? usesIn(page.body, page, []) : []);

/**
 * For each block in each language the use that shows most of its props, the shortest of those. A
 * block that only makes sense inside another (an entry of a register) is shown with the one around.
 */
export function examplesAmong(uses: Use[]): Example[] {
  const frames = framesAmong(uses);
  const best = new Map<string, Example & { props: number }>();
  for (const use of uses) {
    const { block, locale, page, props } = use;
    const key = `${block} ${locale}`;
    const known = best.get(key);
    if (known && known.props > props) continue;
    const source = framed(use, frames).source();
    if (!known || props > known.props || source.length < known.source.length)
      best.set(key, { block, locale, page, source, props });
  }
  return [...best.values()].map(({ props, ...example }) => example);
}

function usesIn(node: Nodes, page: Page, parents: Use[]): Use[] {
  const use = isBlock(node) && useOf(node, page, parents);
  const within = use ? [use, ...parents] : parents;
  const children = 'children' in node ? node.children : [];
  return [...(use ? [use] : []), ...children.flatMap((child) => usesIn(child, page, within))];
}

const isBlock = (node: Nodes): node is BlockElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  /^[A-Z]/.test(node.name ?? '');

function useOf(
  { name, attributes, position }: BlockElement,
  { name: page, locale, text }: Page,
  parents: Use[],
): Use {
  const [start, end] = [position?.start.offset, position?.end.offset];
  const source = () => text.slice(start, end);
  return { block: name ?? '', locale, page, props: attributes.length, parents, source };
}

/** The blocks that stand in one other only, which is never without them: that other. */
function framesAmong(uses: Use[]): Map<string, string> {
  const frames = new Map<string, string>();
  for (const block of new Set(uses.map((use) => use.block))) {
    const parents = new Set(uses.flatMap((use) => (use.block === block ? [use.parents[0]] : [])));
    const [frame, ...others] = new Set([...parents].map((parent) => parent?.block));
    const always = uses.every((use) => use.block !== frame || parents.has(use));
    if (frame && others.length === 0 && always) frames.set(block, frame);
  }
  return frames;
}

function framed(use: Use, frames: Map<string, string>): Use {
  const [parent] = use.parents;
  return parent && frames.has(use.block) ? framed(parent, frames) : use;
}
