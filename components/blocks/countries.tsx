import type { ReactNode } from 'react';
import * as z from 'zod';

type Children = { children: ReactNode };

export const countriesProps = z.strictObject({}).meta({
  description: 'France and Luxembourg side by side: two `Country` blocks.',
  inside: 'required',
});

export function Countries({ children }: Children) {
  return <div className="countries">{children}</div>;
}

export const countryProps = z
  .strictObject({ name: z.string().describe('Name of the country.') })
  .meta({
    description: 'One column of `Countries`: its `Fact`s, with the same terms on both sides.',
    inside: 'required',
  });

export function Country({ name, children }: z.infer<typeof countryProps> & Children) {
  return (
    <div className="country">
      <h3>{name}</h3>
      <dl>{children}</dl>
    </div>
  );
}

export const factProps = z
  .strictObject({ term: z.string().describe('What the fact is about.') })
  .meta({ description: 'One line of a `Country`.', inside: 'required' });

export function Fact({ term, children }: z.infer<typeof factProps> & Children) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
