import * as z from 'zod';
import { defineBlock } from './define-block';

export const Countries = defineBlock(
  {
    description:
      'France and Luxembourg side by side: two `Country` blocks. On a profession’s page, the rules of other countries are mentioned below.',
    inside: 'required',
  },
  ({ children, context: { page, words } }) => (
    <>
      <div className="countries">{children}</div>
      {page.type === 'Sector' && <p className="references">{words.page.otherCountries}</p>}
    </>
  ),
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
