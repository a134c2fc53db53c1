import type { Root } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Locale } from '@/lib/locale';
import { type JsxElement, readProps } from './jsx-props';
import { type Located, textAt } from './located';
import { fileStart } from './problem';
import { pageLocation } from './read-content';

/** What the checks between pages need to know of a page. */
export type IndexedPage = {
  file: VFile;
  /** Same for a page and its translation: sectors/lawyers. */
  name: string;
  locale: Locale;
  fields: Located | undefined;
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
  return (
    location && {
      file,
      ...location,
      fields: file.data.fields,
      anchors: file.data.unreadable ? undefined : anchorsIn(tree).map(({ id }) => id),
      links: [...markdownLinks(tree), ...blocksIn(tree).flatMap(({ props }) => hrefsIn(props))],
      professions: blocksIn(tree)
        .filter(({ name }) => name === 'Professions')
        .flatMap(({ props }) => [...(props.parts.get('order')?.parts.values() ?? [])])
        .flatMap(({ value, place }) => (typeof value === 'string' ? [{ stem: value, place }] : [])),
    }
  );
}

/** The ids of a page's blocks, to which an address can lead. */
export const anchorsIn = (tree: Root): { id: string; place: Point }[] =>
  blocksIn(tree).flatMap(({ props }) => {
    const id = textAt(props, 'id');
    return id === undefined ? [] : [{ id, place: props.place }];
  });

function blocksIn(tree: Root): { name: string; props: Located }[] {
  const blocks: { name: string; props: Located }[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    if (element.name) blocks.push({ name: element.name, props: readProps(element).data });
  });
  return blocks;
}

function markdownLinks(tree: Root): Link[] {
  const links: Link[] = [];
  // `![A register][register]` names its file below, in a definition.
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => {
    images.add(identifier);
  });
  visit(tree, (node) => {
    const place = node.position?.start ?? fileStart;
    if (node.type === 'link' || node.type === 'image')
      links.push({ url: node.url, place, isImage: node.type === 'image' });
    if (node.type === 'definition')
      links.push({ url: node.url, place, isImage: images.has(node.identifier) });
  });
  return links;
}

const hrefsIn = ({ parts }: Located): Link[] =>
  [...parts].flatMap(([key, part]) =>
    key === 'href' && typeof part.value === 'string'
      ? [{ url: part.value, place: part.place, isImage: false }]
      : hrefsIn(part),
  );
