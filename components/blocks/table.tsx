import type { ComponentProps, ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';

/** A Markdown table. Where it is wider than a phone it scrolls by itself, by keyboard too. */
export function Table({ children, page }: { children: ReactNode; page: ContentPage }) {
  return (
    <div
      className="table"
      role="group"
      aria-label={interfaceText(page.locale).page.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}

/** The head of a column. Markdown knows no other headers. */
export const ColumnHead = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;
