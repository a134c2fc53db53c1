import type { ComponentProps } from 'react';
import { addressOnPaper } from '@/lib/seo';

/** A link of the text, from Markdown. Print spells its address out after its words. */
export function Link({ href = '', children }: ComponentProps<'a'>) {
  return (
    <a href={href} data-address={addressOnPaper(href)}>
      {children}
    </a>
  );
}
