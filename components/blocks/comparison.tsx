import { Children } from 'react';
import * as z from 'zod';
import { TableHead } from './data-table';
import { defineBlock } from './define-block';

export const Comparison = defineBlock(
  {
    description:
      'Two ways of doing the same work, side by side; on a phone each row becomes a card. A `Compare` for each row.',
    inside: 'required',
    props: z.strictObject({
      left: z.string().describe('Head of the first column, such as how the work is done today.'),
      right: z.string().describe('Head of the second column, which is set off.'),
    }),
  },
  ({ left, right, children }) => (
    <table className="comparison">
      <TableHead heads={[left, right]} />
      {/* Line breaks between the rows: HTML allows them, React warns. */}
      <tbody>{Children.toArray(children).filter((row) => typeof row !== 'string')}</tbody>
    </table>
  ),
);

export const Compare = defineBlock(
  {
    description: 'One row of `Comparison`.',
    props: z.strictObject({
      left: z.string().describe('What happens in the first case, in one short sentence.'),
      right: z.string().describe('What happens in the second.'),
    }),
  },
  ({ left, right }) => (
    <tr>
      <td>{left}</td>
      <td>{right}</td>
    </tr>
  ),
);
