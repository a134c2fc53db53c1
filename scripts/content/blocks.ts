import type * as z from 'zod';
import { blockProps } from '@/components/block-props';

/** A block or exhibit that MDX may use. */
export type Block = {
  name: string;
  /** What it is for. */
  comment: string;
  props: z.ZodObject;
  /** Whether the block has something inside. */
  inside: 'required' | 'optional' | 'none';
};

/** The blocks by name, with what `components/block-props.ts` says of them. */
export const readBlocks = (): Map<string, Block> =>
  new Map(
    Object.entries(blockProps).map(([name, props]) => {
      const { description: comment = '', inside = 'none' } = props.meta() ?? {};
      return [name, { name, comment, props, inside }];
    }),
  );
