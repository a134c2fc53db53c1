import type { ReactNode } from 'react';
import { DemoLink } from '@/components/layout/demo-link';
import type { ContentPage } from '@/lib/content';

type Props = {
  heading: string;
  /** Words of the button, where they are not the site's usual ones. */
  label?: string;
  children: ReactNode;
  page: ContentPage;
};

/** The end of a page: what to do next, and the button to the demo form. */
export function CallToAction({ heading, label, children, page }: Props) {
  return (
    <section className="call-to-action" id="next">
      <h2>{heading}</h2>
      <div className="call-to-action-text">{children}</div>
      <p className="actions">
        <DemoLink locale={page.locale} label={label} />
      </p>
    </section>
  );
}
