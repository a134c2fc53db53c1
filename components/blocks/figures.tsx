import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceText, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import type { figureProps } from './content-blocks.props';

/** Declared figures as a ledger's totals row. */
export function Figures({ children, page }: { children: ReactNode; page: ContentPage }) {
  const { figuresDeclared } = interfaceText(page.locale).page;
  // A placeholder in brackets is shown as it is.
  const day = site.figuresDeclaredOn;
  const date = day.startsWith('[') ? day : formatDate(day, page.locale);
  return (
    <>
      <dl className="figures">{children}</dl>
      <p className="small">{fill(figuresDeclared, { date })}</p>
    </>
  );
}

export function Figure({ value, label }: z.infer<typeof figureProps>) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
