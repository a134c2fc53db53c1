import { visit } from 'unist-util-visit';
import { blockProps, placeOf } from './block-props';
import { blocksIn } from './elements';
import type { Position } from './fault';
import type { Page } from './page';
import type { Written } from './written';

/** A link of a page, and where it stands. */
export type PageLink = { url: string; at: Position };

/** The links and pictures of a page: those of Markdown, and each `href` within a prop. */
export function linksOf({ body }: Page): PageLink[] {
  const links: PageLink[] = [];
  if (!body) return links;
  visit(body, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({ url: node.url, at: placeOf(node) });
  });
  for (const element of blocksIn(body)) links.push(...hrefsIn(blockProps(element).written));
  return links;
}

function hrefsIn({ parts }: Written): PageLink[] {
  return [...parts].flatMap(([key, { at, written }]) =>
    key === 'href' && typeof written.value === 'string'
      ? [{ url: written.value, at }]
      : hrefsIn(written),
  );
}
