import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceWords, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import type { figureProps, figuresProps } from './content-blocks.props';

type Props = z.infer<typeof figuresProps> & { children: ReactNode; page: ContentPage };

/** Declared figures as a ledger's totals row. */
export function Figures({ id, children, page }: Props) {
  const { figuresDeclared } = interfaceWords(page.locale).page;
  // Still a placeholder in brackets: nothing is said of the day until there is one.
  const day = site.figuresDeclaredOn;
  const isDated = !day.startsWith('[');
  return (
    <div className="figures" id={id}>
      <dl>{children}</dl>
      {isDated && (
        <p className="small">{fill(figuresDeclared, { date: formatDate(day, page.locale) })}</p>
      )}
    </div>
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
