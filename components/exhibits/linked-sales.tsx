import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { formatEuros, formatShortDate } from '@/lib/format';
import { DecidedExhibit, decisionProps } from './decision';
import { Chip, caption, day, LedgerTable } from './exhibit';

export const LinkedSales = defineBlock(
  {
    description: 'Sales to one buyer, added up: the line where the threshold is reached is marked.',
    props: z.strictObject({
      threshold: z
        .int()
        .describe(
          'Whole euros from which linked sales call for vigilance (CMF, L.561-2, 10°: 10000).',
        ),
      sales: z
        .array(
          z.strictObject({
            date: day,
            item: z.string().describe('What was sold.'),
            amount: z.int().describe('Whole euros.'),
            payment: z.string().describe('How it was paid.'),
          }),
        )
        .describe('Sales to one buyer, in the order of their dates.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { threshold, sales, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    let total = 0;
    /** How far along the plot, in percent of its width: the threshold at two thirds, as its label. */
    const xAt = (amount: number) => `${Math.round((amount / threshold / 1.5) * 1000) / 10}%`;
    const lines = sales.map((sale) => {
      const before = total;
      total += sale.amount;
      return { ...sale, before, total, crosses: before < threshold && total >= threshold };
    });
    return (
      <DecidedExhibit kind="linkedSales" block={props}>
        <LedgerTable className="linked-sales">
          <TableHead heads={[words.item, words.amount, words.runningTotal]} />
          <tbody>
            {lines.map((line) => (
              <tr
                key={line.date + line.item}
                className={line.crosses ? 'linked-sales-crossing' : undefined}
              >
                <th scope="row">
                  {line.item} {line.crosses && <Chip alert>{words.crossed}</Chip>}{' '}
                  <span className="ledger-source" data-markdown="separate">
                    {formatShortDate(line.date, page.locale)}, {line.payment}
                  </span>
                </th>
                <td>{formatEuros(line.amount, page.locale)}</td>
                <td>
                  {formatEuros(line.total, page.locale)}
                  <svg aria-hidden="true">
                    <rect width={xAt(line.before)} height="100%" />
                    <rect x={xAt(line.before)} width={xAt(line.amount)} height="100%" />
                    {line.total > threshold && (
                      <rect
                        className="linked-sales-over"
                        x={xAt(Math.max(threshold, line.before))}
                        width={xAt(line.total - Math.max(threshold, line.before))}
                        height="100%"
                      />
                    )}
                    <line x1={xAt(threshold)} x2={xAt(threshold)} y1="-9rem" y2="300%" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </LedgerTable>
        <p className="exhibit-foot linked-sales-threshold">
          {words.threshold} {formatEuros(threshold, page.locale)}
        </p>
      </DecidedExhibit>
    );
  },
);
