import { isValidElement, type ReactNode } from 'react';

/** The tag of an element, the name of a block (`blocksFor` sets it), or nothing for text. */
export function nameOf(node: ReactNode): string {
  if (!isValidElement(node)) return '';
  const { type } = node;
  if (typeof type === 'string') return type;
  return typeof type === 'function' && 'displayName' in type ? String(type.displayName) : '';
}
