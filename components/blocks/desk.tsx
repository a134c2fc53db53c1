import { Children, type ReactNode } from 'react';
import type * as z from 'zod';
import { RequestFormIsland } from '@/components/forms/request-form-island';
import type { ContentPage } from '@/lib/content';
import type { deskProps } from './content-blocks.props';

type Props = z.infer<typeof deskProps> & { children: ReactNode; page: ContentPage };

/** A form and what is said around it. On a phone the form comes right after the head of the page. */
export function Desk({ form, children, page }: Props) {
  const [hero, ...others] = Children.toArray(children).filter((part) => part !== '\n');
  return (
    <div className="desk mint">
      {hero}
      <div className="sheet" id="form">
        <RequestFormIsland type={form} locale={page.locale} />
      </div>
      <div className="desk-side text">{others}</div>
    </div>
  );
}
