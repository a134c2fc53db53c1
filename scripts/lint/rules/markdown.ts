import type { Heading, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { problem } from '../problem';

/** Headings that skip a level, are empty, or rank with the page's own, which its Hero shows. */
export const headings = lintRule<Root>('content:headings', (tree, file) => {
  checkHero(tree, file);
  let previous = 1;
  visit(tree, 'heading', (heading) => {
    const words = explain(heading, previous);
    if (words) problem(file, heading, words.reason, words.note);
    previous = heading.depth;
  });
});

function explain({ depth, children }: Heading, previous: number) {
  const marks = '#'.repeat(depth);
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
  if (depth > previous + 1)
    return {
      reason: `The heading ${marks} comes before any ${'#'.repeat(depth - 1)}.`,
      note: `Write \`${'#'.repeat(depth - 1)}\`, or put such a heading before it.`,
    };
  return undefined;
}

function checkHero(tree: Root, file: VFile) {
  let heroes = 0;
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name !== 'Hero') return;
    heroes += 1;
    if (heroes > 1)
      problem(
        file,
        element,
        'This <Hero> would show the heading a second time.',
        'Keep the first one only.',
      );
  });
  if (heroes === 0 && !file.data.unreadable)
    problem(
      file,
      tree.children.find(({ type }) => type !== 'yaml'),
      'The page has no <Hero>, so its heading is not shown.',
      'Start the text with <Hero />.',
    );
}

/** Images that mean nothing to someone who cannot see them. */
export const images = lintRule<Root>('content:images', (tree, file) => {
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      problem(
        file,
        node,
        'This image has no alternative text.',
        'Say what it shows: ![A notary’s register](/picture.svg).',
      );
  });
});

/** Contentlayer cannot read the line endings of Windows. */
export const lineEndings = lintRule('content:line-endings', (_, file) => {
  const [first = '', ...others] = String(file).split('\r\n');
  if (others.length > 0)
    problem(
      file,
      { line: 1, column: first.length + 1 },
      'The file has Windows line endings (CRLF).',
      'Save it with LF line endings: editors show the setting at the bottom right.',
    );
});
