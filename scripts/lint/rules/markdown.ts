import type { Heading, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { blocksIn, registry } from '../block-props';
import { addMessage, type Words } from '../messages';

/** Headings that skip a level, are empty, or rank with the page's own, which its Hero shows. */
export const headings = lintRule<Root>('content:headings', (tree, file) => {
  checkHeading(tree, file);
  let previous = 1;
  visit(tree, 'heading', (heading) => {
    const words = explain(heading, previous);
    if (words) addMessage(file, heading, words.reason, words.note);
    previous = heading.depth;
  });
});

function explain({ depth, children }: Heading, previous: number): Words | undefined {
  const marks = '#'.repeat(depth);
  const above = '#'.repeat(depth - 1);
  if (children.length === 0)
    return { reason: `The heading ${marks} is empty.`, note: 'Write its text, or remove it.' };
  if (depth === 1)
    return {
      reason: 'A page has only one top-level heading: the field `heading`.',
      note: 'Write `##` for a section.',
    };
  if (depth > 3)
    return {
      reason: `The heading ${marks} is too deep.`,
      note: 'Write `##` for a section and `###` within it.',
    };
  if (depth <= previous + 1) return undefined;
  return {
    reason: `The heading ${marks} comes before any ${above}.`,
    note: `Write \`${above}\`, or put such a heading before it.`,
  };
}

function checkHeading(tree: Root, file: VFile) {
  const [first, ...others] = blocksIn(tree).filter(
    ({ name }) => registry[name]?.definition.hasHeading,
  );
  for (const { name, element } of others) {
    const reason = `This <${name}> would show the heading a second time.`;
    addMessage(file, element, reason, 'Keep the first one only.');
  }
  if (first || file.data.unreadable) return;
  const start = tree.children.find(({ type }) => type !== 'yaml');
  const reason = 'The page has no <Hero>, so its heading is not shown.';
  addMessage(file, start, reason, 'Start the text with <Hero />.');
}

/** Images that mean nothing to someone who cannot see them. */
export const images = lintRule<Root>('content:images', (tree, file) => {
  visit(tree, ['image', 'imageReference'], (node) => {
    if ('alt' in node && node.alt?.trim()) return;
    const note = 'Say what it shows: ![A notary’s register](/picture.svg).';
    addMessage(file, node, 'This image has no alternative text.', note);
  });
});

/** Lists whose items have a box to tick: nobody could tick it, and a screen reader hears no name. */
export const taskLists = lintRule<Root>('content:task-lists', (tree, file) => {
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const note = 'Write the item without [ ], and say in words what is done.';
    addMessage(file, item, 'An item of a list has no box to tick.', note);
  });
});

/** What would stand on the page as it is typed: notes and links whose other half is missing. */
const halves = /\[\^(?<note>[^\]\s]+)\]|\]\[(?<link>[^\]]+)\]/g;

/** Notes without a text, texts that no note leads to, links whose address is missing. */
export const references = lintRule<Root>('content:references', (tree, file) => {
  visit(tree, 'text', (node) => {
    for (const { groups } of node.value.matchAll(halves)) {
      const { note, link } = groups ?? {};
      if (note)
        addMessage(
          file,
          node,
          `The note [^${note}] has no text.`,
          `Write it on a line: [^${note}]: …`,
        );
      else
        addMessage(
          file,
          node,
          `The link [${link}] has no address.`,
          `Write it on a line: [${link}]: /…`,
        );
    }
  });
  const referenced = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    referenced.add(identifier);
  });
  visit(tree, 'footnoteDefinition', (node) => {
    if (referenced.has(node.identifier)) return;
    const note = `Write [^${node.identifier}] where the note belongs, or remove it.`;
    addMessage(
      file,
      node,
      `No text leads to the note [^${node.identifier}]: it is not shown.`,
      note,
    );
  });
});
