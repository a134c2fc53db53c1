import { Children, type ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, interfaceWords } from '@/lib/content';
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
  return (
    <section className={classes.join(' ')} id={id}>
      <div className={`text ${settingOf(children)}`.trim()}>{besideExhibits(children)}</div>
      <References refs={refs} note={note} page={page} />
    </section>
  );
}

/** How wide screens set a section: all of it beside its heading, the first words only, or neither. */
function settingOf(children: ReactNode) {
  const names = Children.toArray(children)
    .filter((child) => child !== '\n')
    .map(nameOf);
  if (names.every((name) => words.includes(name))) return 'split words';
  const [heading, ...blocks] = names;
  const over = blocks.findIndex((name) => name !== 'p');
  const name = blocks[over];
  if (heading !== 'h2' || name === undefined || over > 2) return '';
  // One or two paragraphs, over a block as wide as the section.
  return name === 'Questions' || (over > 0 && !isProse(name)) ? 'split' : '';
}

type ReferencesProps = { refs?: string[]; note?: string; page: ContentPage };

/** The articles that a part of the page rests on, and a remark, in one line under its text. */
export function References({ refs = [], note, page }: ReferencesProps) {
  if (refs.length === 0 && !note) return null;
  const texts = refs.join(' · ');
  const parts = [texts && fill(interfaceWords(page.locale).page.references, { texts }), note];
  return <p className="references">{parts.filter(Boolean).join(' · ')}</p>;
}
