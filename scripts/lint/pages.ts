import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { blocksIn, registry } from './block-props';
import { type PageLocation, pageLocation } from './content';
import { fileStart, type Point } from './messages';
import { textAt, textsIn, type Values } from './values';

/** What the checks across pages need to know about a page. */
export type IndexedPage = PageLocation & {
  file: VFile;
  fields: Values | undefined;
  /** Its address, also where the rest of its front matter cannot be read. */
  path: string | undefined;
  /** Undefined where the body cannot be parsed. */
  anchors: string[] | undefined;
  /** The ids that its writer gave, in order. */
  ids: { id: string; place: Point }[];
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
  const textsWhere = (isWanted: (block: string, path: string[]) => boolean) =>
    blocks.flatMap(({ name, props }) =>
      textsIn(props.value)
        .filter(({ path }) => isWanted(name, path))
        .map(({ text, path }) => ({ text, place: props.placeOf(path) })),
    );
  const hrefs = textsWhere((_, path) => path.at(-1) === 'href');
  const professionNames = textsWhere(
    (block, [prop]) => block === 'Professions' && prop === 'order',
  );
  return {
    file,
    ...location,
    fields: file.data.fields,
    path: textAt(file.data.fields, 'path') ?? /^path: *["']?([^\s"'#]+)/m.exec(String(file))?.[1],
    anchors: file.data.unreadable
      ? undefined
      : blocks.flatMap(
          ({ name, props }) => textAt(props, 'id') ?? registry[name]?.definition.anchor ?? [],
        ),
    ids: blocks.flatMap(({ props }) => {
      const id = textAt(props, 'id');
      return id === undefined ? [] : { id, place: props.placeOf(['id']) };
    }),
    links: [
      ...markdownLinks(tree),
      ...hrefs.map(({ text, place }) => ({ url: text, place, isImage: false })),
    ],
    professions: professionNames.map(({ text, place }) => ({ stem: text, place })),
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
