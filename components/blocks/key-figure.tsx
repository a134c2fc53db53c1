import * as z from 'zod';
import { fill } from '@/lib/format';
import { defineBlock } from './define-block';

/** The one big figure of a page, as the last line of an account. */
export const KeyFigure = defineBlock(
  {
    description: 'The one big figure of a page, with its source; one or two lines inside.',
    inside: 'required',
    props: z.strictObject({
      value: z.string().describe('The figure with its unit: "90 jours".'),
      source: z.string().describe('Who says so, and when.'),
    }),
  },
  ({ value, source, children, context: { words } }) => (
    <div className="key-figure">
      <p className="key-figure-value">{value}</p>
      <div className="key-figure-text">
        {children}
        <p className="small">{fill(words.page.source, { source })}</p>
      </div>
    </div>
  ),
);
