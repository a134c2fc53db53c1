import type { ReactNode } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';

declare module 'zod' {
  interface GlobalMeta {
    /** The text is not typeset: see `verbatim`. */
    verbatim?: boolean;
  }
}

/** Whether a block holds text or other blocks between its tags. Left out: it holds nothing. */
type Inside = 'required' | 'optional' | undefined;

type Children<I extends Inside> = I extends 'required'
  ? { children: ReactNode }
  : I extends 'optional'
    ? { children?: ReactNode }
    : unknown;

/** A block's own description, which the content check, the binder and the catalogue read. */
export type BlockDefinition<Props extends z.ZodObject = z.ZodObject, I extends Inside = Inside> = {
  /** What the block is for. */
  description: string;
  inside?: I;
  /** Whether it shows the page's heading, which may appear only once. */
  hasHeading?: boolean;
  /** Whether it is a tool that other sites may frame (`app/[[...slug]]/page.tsx`). */
  embeddable?: boolean;
  /** An anchor that the block makes by itself, to which links may lead. */
  anchor?: string;
  /** Its props; the description of each says what to write. */
  props: Props;
};

/** What a block is drawn from: the props that its writer typed, and the page it is on. */
type BlockProps<Props extends z.ZodObject, I extends Inside> = Given<z.infer<Props>> & {
  context: BlockContext;
} & Children<I>;

/** For an object without keys zod infers a record whose every key is `never`. */
type Given<Props> = string extends keyof Props ? unknown : Props;

/** A component that carries the definition of the block it draws. */
type Defined<Props extends z.ZodObject, I extends Inside> = ((
  props: BlockProps<Props, I>,
) => ReactNode) & { definition: BlockDefinition<Props, I> };

/** Any block, whatever its props. */
export type Block = ((props: never) => ReactNode) & { definition: BlockDefinition };

/** A prop that is not typeset, such as an address or an identifier. */
export const verbatim = z.string().meta({ verbatim: true });

const noProps = z.strictObject({});

/**
 * A block: what a writer may give it, and how it is drawn. Exported under the name that writers use, in
 * a file of `components/`, it is in the registry (`scripts/lib/registry.ts`).
 *
 * A block imports nothing that is generated from `content/`: it gets `context`, so that the content
 * check can read its definition before there is anything generated.
 */
export function defineBlock<
  Props extends z.ZodObject = typeof noProps,
  I extends Inside = undefined,
>(
  definition: Omit<BlockDefinition<Props, I>, 'props'> & { props?: Props },
  draw: (props: BlockProps<Props, NoInfer<I>>) => ReactNode,
): Defined<Props, I> {
  // Without props of its own, `Props` is what `noProps` is.
  const props = definition.props ?? (noProps as z.ZodObject as Props);
  return Object.assign(draw, { definition: { ...definition, props } });
}
