import * as z from 'zod';
import { type BlockElement, blockProps, placeOf } from '../block-props';
import type { Block } from '../blocks';
import { blocksIn } from '../elements';
import { blockTerms } from '../explain';
import type { Fault } from '../fault';
import { nearest } from '../nearest';
import { schemaFaults } from '../schema-faults';
import type { Rule } from './rule';

/** The few tags of HTML that Markdown has no sign for. */
const html = ['abbr', 'br', 'cite', 'sub', 'sup'];

/** Blocks and props that do not exist, are missing, or hold a value that the block cannot show. */
export const blockUse: Rule = ({ pages }, blocks) =>
  pages.flatMap(({ file, body }) =>
    (body ? blocksIn(body) : [])
      .filter(({ name }) => !html.includes(name))
      .flatMap((element) => {
        const block = blocks.get(element.name);
        return block ? useFaults(file, element, block) : [unknown(file, element, blocks)];
      }),
  );

function unknown(
  file: string,
  element: BlockElement & { name: string },
  blocks: Map<string, Block>,
): Fault {
  const meant = nearest(element.name, blocks.keys());
  return {
    file,
    ...placeOf(element),
    message: `<${element.name}> is not a block.`,
    advice: meant
      ? `Write <${meant}>.`
      : 'Use Markdown or one of the blocks of docs/blocks-and-exhibits.md.',
  };
}

function useFaults(file: string, element: BlockElement, block: Block): Fault[] {
  const { written, code } = blockProps(element);
  const inCode = code.map(({ name }) => name);
  const shape = Object.entries(block.props.shape).filter(([name]) => !inCode.includes(name));
  const readable = z.strictObject(Object.fromEntries(shape));
  return [
    ...schemaFaults(written, readable, file, blockTerms(block.name)),
    ...code.map(({ name, ...place }) => ({
      file,
      ...place,
      message: `The prop \`${name}\` of <${block.name}> holds code.`,
      advice: 'Write the text, number or list itself; names of variables mean nothing in a page.',
    })),
    ...contentFaults(file, element, block),
  ];
}

function contentFaults(file: string, element: BlockElement, { name, inside }: Block): Fault[] {
  const place = placeOf(element);
  if (inside === 'required' && element.children.length === 0)
    return [
      {
        file,
        ...place,
        message: `<${name}> is empty.`,
        advice: `Write its text between <${name}> and </${name}>.`,
      },
    ];
  if (inside === 'none' && element.children.length > 0)
    return [
      {
        file,
        ...place,
        message: `<${name}> takes nothing inside: what stands there would not be shown.`,
        advice: 'End the tag with “/>” and write the text after it.',
      },
    ];
  return [];
}
