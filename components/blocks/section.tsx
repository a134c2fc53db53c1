import { Children, type ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceText } from '@/lib/content';
import { fill } from '@/lib/format';
import { besideExhibits } from './beside-exhibits';
import { nameOf } from './block-name';
import type { sectionProps } from './content-blocks.props';

type Props = z.infer<typeof sectionProps> & { children: ReactNode; page: ContentPage };

/** What a section of words alone is made of: on wide screens they stand beside their heading. */
const words = [
  ...['h2', 'p', 'ul', 'ol', 'Answer', 'Details', 'Questions'],
  // Forms of one field.
  ...['NewsletterForm', 'AnsweredForm'],
];

/** A numbered section: its text, and under it what it rests on. */
export function Section({ id, refs, note, surface, unnumbered, children, page }: Props) {
  const classes = ['section', surface, unnumbered && 'unnumbered'].filter(Boolean);
  const isWords = Children.toArray(children).every(
    (child) => child === '\n' || words.includes(nameOf(child)),
  );
  return (
    <section className={classes.join(' ')} id={id}>
      <div className={isWords ? 'text words' : 'text'}>{besideExhibits(children)}</div>
      <References refs={refs} note={note} page={page} />
    </section>
  );
}

type ReferencesProps = { refs?: string[]; note?: string; page: ContentPage };

/** The articles that a part of the page rests on, and a remark, in one line under its text. */
export function References({ refs = [], note, page }: ReferencesProps) {
  if (refs.length === 0 && !note) return null;
  const texts = refs.join(' · ');
  const parts = [texts && fill(interfaceText(page.locale).page.references, { texts }), note];
  return <p className="references">{parts.filter(Boolean).join(' · ')}</p>;
}
