import * as z from 'zod';
import { DataTable } from './data-table';
import { defineBlock } from './define-block';
import { partsIn } from './parts-in';

export const Countries = defineBlock(
  {
    description:
      'France and Luxembourg side by side, as a table: two `Country` blocks; a dash stands for a term that one of them lacks.',
    inside: 'required',
  },
  ({ children }) => {
    const countries = partsIn(children, Country).map(({ name, children }) => ({
      name,
      facts: partsIn(children, Fact),
    }));
    const terms = new Set(countries.flatMap(({ facts }) => facts.map(({ term }) => term)));
    return (
      <DataTable className="table countries" heads={['', ...countries.map(({ name }) => name)]}>
        {[...terms].map((term) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            {countries.map(({ name, facts }) => (
              <td data-label={name} key={name}>
                {facts.find((fact) => fact.term === term)?.children ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    );
  },
);

export const Country = defineBlock(
  {
    description: 'One column of `Countries`: its `Fact`s, with the same terms on both sides.',
    inside: 'required',
    props: z.strictObject({ name: z.string().describe('Name of the country.') }),
  },
  () => null,
);

export const Fact = defineBlock(
  {
    description: 'One line of a `Country`.',
    inside: 'required',
    props: z.strictObject({ term: z.string().describe('What the fact is about.') }),
  },
  () => null,
);
