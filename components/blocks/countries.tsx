import * as z from 'zod';
import { defineBlock } from './define-block';

export const Countries = defineBlock(
  { description: 'France and Luxembourg side by side: two `Country` blocks.', inside: 'required' },
  ({ children }) => <div className="countries">{children}</div>,
);

export const Country = defineBlock(
  {
    description: 'One column of `Countries`: its `Fact`s, with the same terms on both sides.',
    inside: 'required',
    props: z.strictObject({ name: z.string().describe('Name of the country.') }),
  },
  ({ name, children }) => (
    <div className="country">
      <h3>{name}</h3>
      <dl>{children}</dl>
    </div>
  ),
);

export const Fact = defineBlock(
  {
    description: 'One line of a `Country`.',
    inside: 'required',
    props: z.strictObject({ term: z.string().describe('What the fact is about.') }),
  },
  ({ term, children }) => (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  ),
);
