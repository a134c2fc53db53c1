import * as z from 'zod';
import type { Block } from '../blocks';
import { blockTerms } from '../explain';
import type { Fault } from '../fault';
import { nearest } from '../nearest';
import type { PageBlock } from '../page-blocks';
import { schemaFaults } from '../schema-faults';
import type { PageRule } from './rule';

/** The few tags of HTML that Markdown has no sign for. */
const html = ['abbr', 'br', 'cite', 'sub', 'sup'];

/** Blocks and props that do not exist, are missing, or hold a value that the block cannot show. */
export const blockUse: PageRule = ({ file, blocks: used }, blocks) =>
  used
    .filter(({ name }) => !html.includes(name))
    .flatMap((use) => {
      const block = blocks.get(use.name);
      return block ? useFaults(file, use, block) : [unknown(file, use, blocks)];
    });

function unknown(file: string, { name, written }: PageBlock, blocks: Map<string, Block>): Fault {
  const meant = nearest(name, blocks.keys());
  return {
    file,
    ...written.at,
    message: `<${name}> is not a block.`,
    advice: meant
      ? `Write <${meant}>.`
      : 'Use Markdown or one of the blocks of docs/blocks-and-exhibits.md.',
  };
}

function useFaults(file: string, use: PageBlock, block: Block): Fault[] {
  const { written, code } = use;
  return [
    ...schemaFaults(written, without(block.props, code), file, blockTerms(block.name)),
    ...code.map(({ name, ...place }) => ({
      file,
      ...place,
      message: `The prop \`${name}\` of <${block.name}> holds code.`,
      advice: 'Write the text, number or list itself; names of variables mean nothing in a page.',
    })),
    ...contentFaults(file, use, block),
  ];
}

/** The props that hold values: of one that holds code nothing more is said. */
function without(props: z.ZodObject, code: { name: string }[]): z.ZodObject {
  if (code.length === 0) return props;
  const inCode = code.map(({ name }) => name);
  const shape = Object.entries(props.shape).filter(([name]) => !inCode.includes(name));
  return z.strictObject(Object.fromEntries(shape));
}

function contentFaults(
  file: string,
  { element, written }: PageBlock,
  { name, inside }: Block,
): Fault[] {
  const place = written.at;
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
