import * as z from 'zod';
import { fill, formatDate } from '@/lib/format';
import { unlessPlaceholder } from '@/lib/placeholder';
import { defineBlock, verbatim } from './define-block';

/** Declared figures as a ledger's totals row. */
export const Figures = defineBlock(
  {
    description:
      'Figures that the company declares, a `Figure` each; the site adds who declares them and since when.',
    inside: 'required',
    props: z.strictObject({
      id: verbatim.optional().describe('Anchor, the same in both languages.'),
    }),
  },
  ({ id, children, context: { page, words, content } }) => {
    const { figuresDeclared, figuresDeclaredUndated } = words.page;
    // Still a placeholder in brackets: nothing is said of the day until there is one.
    const day = unlessPlaceholder(content.site.figuresDeclaredOn);
    return (
      <div className="figures" id={id}>
        <dl>{children}</dl>
        <p className="small">
          {day
            ? fill(figuresDeclared, { date: formatDate(day, page.locale) })
            : figuresDeclaredUndated}
        </p>
      </div>
    );
  },
);

export const Figure = defineBlock(
  {
    description: 'One of `Figures`.',
    props: z.strictObject({
      value: z.string().describe('The figure.'),
      label: z.string().describe('What it counts.'),
    }),
  },
  ({ value, label }) => (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ),
);
