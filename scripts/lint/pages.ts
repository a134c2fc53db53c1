import type { Root } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Locale } from '@/lib/locale';
import { blocksIn } from './block-props';
import { pageLocation } from './content-files';
import { fileStart } from './problem';
import { textAt, textsIn, type Values } from './values';

/** What the checks between pages need to know of a page. */
export type IndexedPage = {
  file: VFile;
  /** Same for a page and its translation: sectors/lawyers. */
  name: string;
  locale: Locale;
  fields: Values | undefined;
  /** Undefined where the body cannot be parsed. */
  anchors: string[] | undefined;
  links: Link[];
  /** The professions that the page lists, by the name of their files: lawyers. */
  professions: { stem: string; place: Point }[];
};

/** A link or an image; `isImage` where it shows a file instead of leading there. */
export type Link = { url: string; place: Point; isImage: boolean };

/** The index of a page that has been linted. */
export function indexPage(file: VFile, tree: Root): IndexedPage | undefined {
  const location = pageLocation(file.path);
  if (!location) return undefined;
  const blocks = blocksIn(tree);
  const texts = blocks.flatMap(({ name, props }) =>
    textsIn(props.value).map(({ text, path }) => ({
      block: name,
      text,
      path,
      place: props.placeOf(path),
    })),
  );
  return {
    file,
    ...location,
    fields: file.data.fields,
    anchors: file.data.unreadable
      ? undefined
      : blocks.flatMap(({ props }) => textAt(props, 'id') ?? []),
    links: [
      ...markdownLinks(tree),
      ...texts
        .filter(({ path }) => path.at(-1) === 'href')
        .map(({ text, place }) => ({ url: text, place, isImage: false })),
    ],
    professions: texts
      .filter(
        ({ block, path }) =>
          (block === 'Professions' && path[0] === 'order') ||
          (block === 'TradeTools' && path[0] === 'trade'),
      )
      .map(({ text, place }) => ({ stem: text, place })),
  };
}

function markdownLinks(tree: Root): Link[] {
  const links: Link[] = [];
  // `![A register][register]` names its file below, in a definition.
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => {
    images.add(identifier);
  });
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const isImage =
      node.type === 'image' || (node.type === 'definition' && images.has(node.identifier));
    links.push({ url: node.url, place: node.position?.start ?? fileStart, isImage });
  });
  return links;
}
