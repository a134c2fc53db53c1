import type { Position } from './fault';
import type { Page } from './page';
import { placeOf } from './page-blocks';
import type { Written } from './written';

/** A link of a page, and where it stands. */
export type PageLink = { url: string; at: Position };

/** The links and pictures of a page: those of Markdown, and each `href` within a prop. */
export const linksOf = ({ nodes, blocks }: Page): PageLink[] => [
  ...nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'image' || node.type === 'definition'
      ? [{ url: node.url, at: placeOf(node) }]
      : [],
  ),
  ...blocks.flatMap(({ written }) => hrefsIn(written)),
];

function hrefsIn({ parts }: Written): PageLink[] {
  return [...parts].flatMap(([key, { at, written }]) =>
    key === 'href' && typeof written.value === 'string'
      ? [{ url: written.value, at }]
      : hrefsIn(written),
  );
}
