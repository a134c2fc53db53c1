import { Children, type ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceText } from '@/lib/content';
import { fill } from '@/lib/format';
import { besideExhibits, isProse } from './beside-exhibits';
import { nameOf } from './block-name';
import type { sectionProps } from './content-blocks.props';

type Props = z.infer<typeof sectionProps> & { children: ReactNode; page: ContentPage };

/** What a section of words alone is made of, and forms of one field. */
const words = ['h2', 'p', 'ul', 'ol', 'Details', 'NewsletterForm', 'AnsweredForm'];

/** A numbered section: its text, and under it what it rests on. */
export function Section({ id, refs, note, surface, unnumbered, children, page }: Props) {
  const classes = ['section', surface, unnumbered && 'unnumbered'].filter(Boolean);
  const setting = isWords(children)
    ? 'text split words'
    : isSplit(children)
      ? 'text split'
      : 'text';
  return (
    <section className={classes.join(' ')} id={id}>
      <div className={setting}>{besideExhibits(children)}</div>
      <References refs={refs} note={note} page={page} />
    </section>
  );
}

const namesIn = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => child !== '\n')
    .map(nameOf);

/** Whether wide screens set all of a section beside its heading. */
const isWords = (children: ReactNode) => namesIn(children).every((name) => words.includes(name));

/** Whether wide screens set the first words beside the heading: over a block, and questions too. */
function isSplit(children: ReactNode): boolean {
  const [heading, ...names] = namesIn(children);
  const block = names.findIndex((name) => name !== 'p');
  const over = block < 3 ? names[block] : undefined;
  return (
    heading === 'h2' &&
    over !== undefined &&
    (over === 'Questions' || (block > 0 && !isProse(over)))
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
