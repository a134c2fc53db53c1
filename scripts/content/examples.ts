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

type Use = { name: string; element: BlockElement; parents: Use[]; page: Page };

/**
 * For each block in each language the use that shows most of its props, the shortest of those. A
 * block that only makes sense inside another (an entry of a register) is shown with the one around.
 */
export function readExamples(pages: Iterable<Page>): Example[] {
  const uses = [...pages].flatMap((page) => (page.body ? usesIn(page.body, page) : []));
  const frames = framesAmong(uses);
  const best = new Map<string, Example & { props: number }>();
  for (const use of uses) {
    const { name: block, page } = use;
    const props = use.element.attributes.length;
    const source = sourceOf(framed(use, frames));
    const key = `${block} ${page.locale}`;
    const known = best.get(key);
    const shorter = known?.props === props && source.length < known.source.length;
    if (!known || props > known.props || shorter)
      best.set(key, { block, locale: page.locale, page: page.name, source, props });
  }
  return [...best.values()].map(({ props, ...example }) => example);
}

function usesIn(node: Nodes, page: Page, parents: Use[] = []): Use[] {
  const use = isBlock(node) && { name: node.name ?? '', element: node, parents, page };
  const within = use ? [use, ...parents] : parents;
  const children = 'children' in node ? node.children : [];
  return [...(use ? [use] : []), ...children.flatMap((child) => usesIn(child, page, within))];
}

const isBlock = (node: Nodes): node is BlockElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  /^[A-Z]/.test(node.name ?? '');

/** The blocks that stand in one other only, which is never without them: that other. */
function framesAmong(uses: Use[]): Map<string, string> {
  const frames = new Map<string, string>();
  for (const name of new Set(uses.map((use) => use.name))) {
    const those = uses.filter((use) => use.name === name);
    const parents = new Set(those.map(({ parents: [parent] }) => parent?.element));
    const [frame, ...others] = new Set(those.map(({ parents: [parent] }) => parent?.name));
    const always = uses.every((use) => use.name !== frame || parents.has(use.element));
    if (frame && others.length === 0 && always) frames.set(name, frame);
  }
  return frames;
}

function framed(use: Use, frames: Map<string, string>): Use {
  const [parent] = use.parents;
  return parent && frames.has(use.name) ? framed(parent, frames) : use;
}

const sourceOf = ({ element: { position }, page }: Use): string =>
  page.text.slice(position?.start.offset, position?.end.offset);
