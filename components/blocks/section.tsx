import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceText } from '@/lib/content';
import type { sectionProps } from './content-blocks.props';

type Props = z.infer<typeof sectionProps> & { children: ReactNode; page: ContentPage };

/** A numbered section: its text, and in the margin what it rests on. */
export function Section({ id, refs, note, unnumbered, children, page }: Props) {
  return (
    <section className="section" id={id}>
      <div className="margin" data-markdown="after-heading">
        {!unnumbered && <p className="margin-number" aria-hidden="true" />}
        <MarginRefs refs={refs} page={page} />
        {note && <p className="margin-note">{note}</p>}
      </div>
      <div className="text">{children}</div>
    </section>
  );
}

/** The articles that a part of the page rests on, in the margin column. */
export function MarginRefs({ refs = [], page }: { refs?: string[]; page: ContentPage }) {
  if (refs.length === 0) return null;
  return (
    <dl className="margin-refs">
      <dt className="visually-hidden">{interfaceText(page.locale).page.references}</dt>
      {refs.map((ref) => (
        <dd key={ref}>{ref}</dd>
      ))}
    </dl>
  );
}
