import type { ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';

/** A Markdown table. Where it is wider than a phone it scrolls by itself, by keyboard too. */
export function Table({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="table" aria-label={interfaceText(page.locale).page.table} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
