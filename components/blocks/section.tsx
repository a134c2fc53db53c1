import type { ReactNode } from 'react';
import type { ContentPage } from '@/lib/content';
import { MarginRefs } from './margin-refs';

type Props = {
  /** Anchor, in English, the same in both languages. */
  id: string;
  /** Articles the section rests on, for the margin column. */
  refs?: string[];
  /** A short remark under the articles. */
  note?: string;
  /** Leaves out the site's own number, where the heading carries one that is quoted (terms of use). */
  unnumbered?: boolean;
  /** Starts with the section's `##` heading. */
  children: ReactNode;
  page: ContentPage;
};

/** A numbered section of the sheet: its text, and in the margin what it rests on. */
export function Section({ id, refs, note, unnumbered, children, page }: Props) {
  return (
    <section className="section" id={id}>
      <div className="margin">
        {!unnumbered && <p className="margin-number" aria-hidden="true" />}
        <MarginRefs refs={refs} page={page} />
        {note && <p className="margin-note">{note}</p>}
      </div>
      <div className="text">{children}</div>
    </section>
  );
}
