import * as z from 'zod';
import { day } from '@/components/exhibits/exhibit';
import { formatDate } from '@/lib/format';
import { defineBlock } from './define-block';

export const Papers = defineBlock(
  {
    description:
      'The documents of a file, a sheet each, in the order in which they came. A `Paper` each.',
    inside: 'required',
    props: z.strictObject({
      stamped: z
        .boolean()
        .optional()
        .describe('Lays them out again, on green, each with its day stamped on it.'),
    }),
  },
  ({ stamped, children }) => (
    <ul className={stamped ? 'papers papers-stamped' : 'papers'}>{children}</ul>
  ),
);

export const Paper = defineBlock(
  {
    description: 'One of `Papers`: what it is, when it came, what it establishes.',
    props: z.strictObject({
      name: z.string().describe('What it is.'),
      date: day,
      late: z.string().optional().describe('What it took, where it was late.'),
      establishes: z
        .string()
        .optional()
        .describe('What it establishes; left out where that was said before.'),
    }),
  },
  ({ name, date, late, establishes, context }) => (
    <li data-late={late && ''}>
      <span className="paper-day">
        {establishes && <span className="tick" aria-hidden="true" />}{' '}
        <time dateTime={date}>{formatDate(date, context.page.locale)}</time>{' '}
        {late && <span className="chip chip-brass">{late}</span>}
      </span>{' '}
      <strong>{name}</strong> {establishes && <span>{establishes}</span>}
    </li>
  ),
);
