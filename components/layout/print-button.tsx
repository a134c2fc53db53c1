import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/** Prints the page. `browser/page.ts` shows it, since it does nothing without script. */
export const PrintButton = ({ className = 'button button-outlined', children }: Props) => (
  <button className={className} type="button" data-print="" data-markdown="none" hidden>
    {children}
  </button>
);
