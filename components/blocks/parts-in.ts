import { Children, isValidElement, type ReactNode } from 'react';
import type * as z from 'zod';
import type { Block } from './define-block';

/** What a writer gave a block that its parent draws. */
export type PartOf<Part extends Block> = z.infer<Part['definition']['props']> & {
  children?: ReactNode;
};

/** The blocks of one kind among the children of another, for a parent that draws them itself. */
export const partsIn = <Part extends Block>(children: ReactNode, part: Part) =>
  Children.toArray(children).flatMap((child) =>
    isValidElement(child) && blockOf(child.type) === part ? [child.props as PartOf<Part>] : [],
  );

/** The block that a component of `blocksFor` draws, if it is one. */
export const blockOf = (type: unknown): Block | undefined =>
  typeof type === 'function' && 'block' in type ? (type.block as Block) : undefined;
