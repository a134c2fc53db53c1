import * as z from 'zod';
import { day } from '@/components/exhibits/exhibit';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatWeekday } from '@/lib/format';
import { defineBlock, verbatim } from './define-block';

export const refs = z
  .array(z.string())
  .optional()
  .describe('Articles it rests on, for the line under the text.');

/** How the list of a page’s sections leads to one, and names it. */
export const inContents = {
  id: verbatim.describe('Anchor, in English, the same in both languages.'),
  short: z
    .string()
    .max(20)
    .optional()
    .describe('Its heading in a word or two, for the list of the sections.'),
};

/** A section: its text, and under it what it rests on. */
export const Section = defineBlock(
  {
    description:
      'A section of the page, numbered on legal pages; its first line is a `##` heading.',
    inside: 'required',
    props: z.strictObject({
      ...inContents,
      day: day
        .optional()
        .describe(
          'In a journal: the day that the section tells, as "2025-01-08". Stands for its number.',
        ),
      refs,
      note: z.string().optional().describe('A short comment beside the articles.'),
      surface: z
        .enum(['mint', 'green'])
        .optional()
        .describe('Ground of the section, from edge to edge: green once a page at most.'),
      unnumbered: z
        .boolean()
        .optional()
        .describe(
          'Leaves the number out, where the heading has a number of its own (terms of use).',
        ),
    }),
  },
  ({ id, day, refs, note, surface, unnumbered, children, context }) => {
    // Only the sections of legal pages are cited by number.
    const isNumbered = !unnumbered && context.page.type === 'Legal';
    const classes = ['section', surface, isNumbered && 'numbered', day && 'dated'];
    return (
      <section className={classes.filter(Boolean).join(' ')} id={id}>
        {day && (
          <p className="section-day">
            <time dateTime={day}>{formatWeekday(day, context.page.locale)}</time>
          </p>
        )}
        <div className="text">{children}</div>
        <References
          refs={refs}
          note={note}
          folded={context.page.type === 'Sector' || day !== undefined}
          context={context}
        />
      </section>
    );
  },
);

type ReferencesProps = {
  refs?: string[];
  note?: string;
  /** Folded under a line of small print: on a profession's page and in a journal. */
  folded?: boolean;
  context: BlockContext;
};

/**
 * The articles that a part of the page rests on, and a remark, in one line under its text; where
 * they are folded, with a way to the register, which links each text to where it is published.
 */
export function References({ refs = [], note, folded, context }: ReferencesProps) {
  if (refs.length === 0 && !note) return null;
  const { page, words, content } = context;
  const texts = refs.join(' · ');
  if (folded) {
    const register = content.pageNamed('pages/sources', page.locale);
    return (
      <details className="references folded small">
        <summary>{words.page.referencesFolded}</summary>
        <p>{[texts, note].filter(Boolean).join(' · ')}</p>
        {register && refs.length > 0 && (
          <p>
            <a href={register.path}>{register.navTitle}</a>
          </p>
        )}
      </details>
    );
  }
  const parts = [texts && fill(words.page.references, { texts }), note];
  return <p className="references small">{parts.filter(Boolean).join(' · ')}</p>;
}
