import type { Nodes } from 'mdast';
import type { Position } from './fault';
import type { Page } from './page';
import { placeOf } from './page-blocks';
import type { Written } from './written';

/** A link of a page, and where it stands; `picture` where it shows a file instead of leading there. */
export type PageLink = { url: string; at: Position; picture: boolean };

/** The links and pictures of a page: those of Markdown, and each `href` within a prop. */
export const linksOf = ({ nodes, blocks }: Page): PageLink[] => [
  ...linksAmong(nodes),
  ...blocks.flatMap(({ written }) => hrefsIn(written)),
];

function linksAmong(nodes: Nodes[]): PageLink[] {
  // `![A register][register]` says below, in a definition, which file it shows.
  const pictured = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  return nodes.flatMap((node) => {
    if (node.type === 'link' || node.type === 'image')
      return [{ url: node.url, at: placeOf(node), picture: node.type === 'image' }];
    if (node.type === 'definition')
      return [{ url: node.url, at: placeOf(node), picture: pictured.has(node.identifier) }];
    return [];
  });
}

function hrefsIn({ parts }: Written): PageLink[] {
  return [...parts].flatMap(([key, { at, written }]) =>
    key === 'href' && typeof written.value === 'string'
      ? [{ url: written.value, at, picture: false }]
      : hrefsIn(written),
  );
}
