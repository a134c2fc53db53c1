import type { Heading } from 'mdast';
import type { Fault } from '../fault';
import type { Page } from '../page';
import { placeOf } from '../page-blocks';
import type { PageRule } from './rule';

/** Headings that leave out a level, are empty, or stand above the page's own. */
export const headings: PageRule = (page) => {
  const faults = heroFaults(page);
  let above = 1;
  for (const node of page.nodes) {
    if (node.type !== 'heading') continue;
    const words = explain(node, above);
    if (words) faults.push({ file: page.file, ...placeOf(node), ...words });
    above = node.depth;
  }
  return faults;
};

function explain({ depth, children }: Heading, above: number) {
  const signs = '#'.repeat(depth);
  if (children.length === 0)
    return { message: `The heading ${signs} is empty.`, advice: 'Write its text, or remove it.' };
  if (depth === 1)
    return {
      message: 'A page has one heading of the first level, the field `heading`.',
      advice: 'Write `##` for a section.',
    };
  if (depth > 3)
    return {
      message: `The heading ${signs} is too deep.`,
      advice: 'Write `##` for a section and `###` within it.',
    };
  if (depth > above + 1)
    return {
      message: `The heading ${signs} comes before any ${'#'.repeat(depth - 1)}.`,
      advice: `Write \`${'#'.repeat(depth - 1)}\`, or put such a heading before it.`,
    };
  return undefined;
}

/** The page's heading is drawn by its Hero. */
function heroFaults({ file, body, blocks }: Page): Fault[] {
  if (!body) return [];
  const [first, ...others] = blocks.filter(({ name }) => name === 'Hero');
  if (!first)
    return [
      {
        file,
        ...placeOf(body.children.find(({ type }) => type !== 'yaml') ?? body),
        message: 'The page has no <Hero>, so its heading is not shown.',
        advice: 'Start the text with <Hero />.',
      },
    ];
  return others.map(({ written }) => ({
    file,
    ...written.at,
    message: 'This is a second <Hero>: the heading would stand there twice.',
    advice: 'Keep the first.',
  }));
}
