import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { formatEuros } from '@/lib/format';
import { DecidedExhibit, decisionProps } from './decision';
import { Chip, caption, LedgerTable } from './exhibit';

const lines = z.array(
  z.strictObject({
    label: z.string().describe('What the money is.'),
    amount: z.int().describe('Whole euros.'),
    proof: z.string().describe('The document that proves it.'),
  }),
);
type Lines = z.infer<typeof lines>;

const sum = (lines: Lines) => lines.reduce((total, { amount }) => total + amount, 0);

export const FundsTrail = defineBlock(
  {
    description:
      'Where funds come from and where they go, in two columns whose totals must be equal.',
    props: z
      .strictObject({
        origin: lines.describe('Where the funds come from.'),
        destination: lines.describe('Where they go, for the same total.'),
        caption,
        ...decisionProps,
      })
      .refine(({ origin, destination }) => sum(origin) === sum(destination), {
        path: ['destination'],
        message: 'the amounts of origin and of destination must have the same total',
      }),
  },
  (props) => {
    const { origin, destination, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    return (
      <DecidedExhibit kind="fundsTrail" block={props} wide>
        <div className="funds-trail">
          <Column title={words.origin} lines={origin} />
          <Column title={words.destination} lines={destination} mark={words.balanced} />
        </div>
      </DecidedExhibit>
    );

    function Column({ title, lines, mark }: { title: string; lines: Lines; mark?: string }) {
      const total = sum(lines);
      return (
        <LedgerTable>
          <TableHead heads={[title, words.amount]} />
          <tbody>
            {lines.map(({ label, amount, proof }) => (
              <tr key={label}>
                <th scope="row">
                  {label}{' '}
                  <span className="ledger-source" data-markdown="separate">
                    {proof}
                  </span>
                  <progress className="no-print" value={amount} max={total} aria-hidden="true" />
                </th>
                <td>{formatEuros(amount, page.locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {words.total} {mark && <Chip>{mark}</Chip>}
              </th>
              <td>{formatEuros(total, page.locale)}</td>
            </tr>
          </tfoot>
        </LedgerTable>
      );
    }
  },
);
