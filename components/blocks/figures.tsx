import type { ReactNode } from 'react';
import { type ContentPage, interfaceText, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';

/** Declared figures as a ledger's totals row; says who declares them and since when. */
export function Figures({ children, page }: { children: ReactNode; page: ContentPage }) {
  const { figuresDeclared } = interfaceText(page.locale).page;
  // What is still in brackets is shown as it is.
  const day = site.figuresDeclaredOn;
  const date = day.startsWith('[') ? day : formatDate(day, page.locale);
  return (
    <>
      <dl className="figures">{children}</dl>
      <p className="small">{fill(figuresDeclared, { date })}</p>
    </>
  );
}

/** One figure and what it counts. */
export function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
