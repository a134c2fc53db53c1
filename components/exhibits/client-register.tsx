import { Fragment } from 'react';
import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { fill } from '@/lib/format';
import { Decision, decisionProps } from './decision';
import { caption, Exhibit, LedgerTable, RiskMark, riskLevel } from './exhibit';

export const ClientRegister = defineBlock(
  {
    description: 'A register of clients, each with its risk level and what calls for attention.',
    props: z.strictObject({
      columns: z
        .array(z.string())
        .describe('Titles of the cells; the first is that of the client.'),
      rows: z
        .array(
          z.strictObject({
            cells: z.array(z.string()).describe('One a column; the first names the client.'),
            level: riskLevel.describe('Risk of the client.'),
            alert: z.string().describe('What calls for attention; empty where nothing does.'),
            decision: decisionProps.decision.describe(
              'Opens the row: what was decided stands under it.',
            ),
          }),
        )
        .describe('The clients.'),
      total: z
        .number()
        .optional()
        .describe('How many clients there are in all, where only some are shown.'),
      caption,
    }),
  },
  (props) => {
    const { columns, rows, total = rows.length, caption, context } = props;
    const words = context.words.exhibits;
    const [client, ...others] = columns;
    const [before, after] = words.all.split('{count}');
    return (
      <Exhibit
        kind="clientRegister"
        title={
          <>
            {before}
            <span className="client-register-total">{total}</span>
            {after}
          </>
        }
        detail={fill(words.toReview, { count: rows.filter(({ alert }) => alert).length })}
        caption={caption}
        context={context}
        wide
      >
        <LedgerTable className="ledger-cards client-register">
          <TableHead heads={[client, words.risk, ...others, words.alert]} />
          <tbody>
            {rows.map(({ cells: [name, ...cells], level, alert, decision }) => (
              <Fragment key={name}>
                <tr className={decision && 'client-register-open'}>
                  <th scope="row">{name}</th>
                  <td data-label={words.risk}>
                    <RiskMark level={level} context={context} />
                  </td>
                  {cells.map((cell, index) => (
                    <td key={others[index]} data-label={others[index]}>
                      {cell}
                    </td>
                  ))}
                  <td>
                    <span className={alert ? 'chip chip-brass' : 'visually-hidden'}>
                      {alert || words.none}
                    </span>
                  </td>
                </tr>
                {decision && (
                  <tr>
                    <td colSpan={columns.length + 2}>
                      <Decision {...decision} context={context} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </LedgerTable>
      </Exhibit>
    );
  },
);
