import { Children, type ReactNode } from 'react';
import * as z from 'zod';

export const comparisonProps = z
  .strictObject({
    left: z.string().describe('Head of the first column, such as how the work is done today.'),
    right: z.string().describe('Head of the second column, which is set off.'),
  })
  .meta({
    description:
      'Two ways of doing the same work, side by side; on a phone each row becomes a card. A `Compare` for each row.',
    inside: 'required',
  });

type Props = z.infer<typeof comparisonProps> & { children: ReactNode };

export function Comparison({ left, right, children }: Props) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      {/* Line breaks between the rows: HTML allows them, React warns. */}
      <tbody>{Children.toArray(children).filter((row) => typeof row !== 'string')}</tbody>
    </table>
  );
}

export const compareProps = z
  .strictObject({
    left: z.string().describe('What happens in the first case, in one short sentence.'),
    right: z.string().describe('What happens in the second.'),
  })
  .meta({ description: 'One row of `Comparison`.' });

export function Compare({ left, right }: z.infer<typeof compareProps>) {
  return (
    <tr>
      <td>{left}</td>
      <td>{right}</td>
    </tr>
  );
}
