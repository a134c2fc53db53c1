import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import type { keyFigureProps } from './content-blocks.props';

type Props = z.infer<typeof keyFigureProps> & { children: ReactNode; page: ContentPage };

/** The one big figure of a page, as the last line of an account. */
export function KeyFigure({ value, source, children, page }: Props) {
  return (
    <div className="key-figure">
      <p className="key-figure-value">{value}</p>
      <div className="key-figure-text">
        {children}
        <p className="small">{fill(interfaceWords(page.locale).page.source, { source })}</p>
      </div>
    </div>
  );
}
