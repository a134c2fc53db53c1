import type { ReactNode } from 'react';
import type * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import { type ContentPage, interfaceWords } from '@/lib/content';
import type { callToActionProps } from './content-blocks.props';

type Props = z.infer<typeof callToActionProps> & { children: ReactNode; page: ContentPage };

/** The end of a page: what to do next, and what a demo takes. */
export function CallToAction({ heading, label, children, page }: Props) {
  return (
    <section className="call-to-action green" id="next">
      <h2>{heading}</h2>
      <div className="call-to-action-text">{children}</div>
      <ul className="promises">
        {interfaceWords(page.locale).page.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="actions">
        <DemoLink locale={page.locale} label={label} />
      </p>
    </section>
  );
}
