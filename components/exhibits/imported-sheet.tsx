import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { Chip, caption, Exhibit, LedgerTable } from './exhibit';
import { Letter, Spreadsheet } from './spreadsheet';

export const ImportedSheet = defineBlock(
  {
    description:
      'A spreadsheet and the register that it becomes, column by column: each column of the register names those it comes from.',
    props: z.strictObject({
      left: z.string().describe('What stands over the spreadsheet.'),
      right: z.string().describe('What stands over the register.'),
      columns: z.array(z.string()).min(2).max(6).describe('Heads of the spreadsheet: A, B, C …'),
      rows: z.array(z.array(z.string())).min(1).describe('Its rows, a cell for each column.'),
      register: z
        .strictObject({
          columns: z
            .array(
              z.strictObject({
                name: z.string().describe('Head of the column.'),
                from: z.string().describe('Letters of the columns it comes from, as "B, C".'),
              }),
            )
            .min(2)
            .max(5)
            .describe('Columns of the register.'),
          rows: z
            .array(
              z.strictObject({
                cells: z.array(z.string()).describe('A cell for each column.'),
                result: z.string().describe('What became of the client, in two or three words.'),
                state: z.enum(['ok', 'review']).describe('Whether somebody has to decide.'),
                of: z
                  .literal(2)
                  .optional()
                  .describe(
                    'How many rows of the spreadsheet it unites, where not one; they are marked.',
                  ),
              }),
            )
            .min(1)
            .describe('Its rows.'),
        })
        .describe('What the spreadsheet becomes.'),
      outcome: z.string().describe('What is left to decide, under both.'),
      caption,
    }),
  },
  ({ left, right, columns, rows, register, outcome, caption, context }) => {
    const words = context.words.exhibits;
    const duplicates = register.rows.flatMap(({ of = 1 }) => Array(of).fill(of > 1));
    return (
      <Exhibit kind="importedSheet" caption={caption} context={context} wide>
        <div className="import">
          <div>
            <p className="import-side">{left}</p>
            <Spreadsheet
              {...{ columns, rows, duplicates }}
              emptyCell={words.emptyCell}
              label={left}
              lettered
            />
          </div>
          <div className="import-register">
            <span className="import-arrow no-print" aria-hidden="true" />
            <p className="import-side">{right}</p>
            <LedgerTable className="ledger-cards">
              <TableHead
                heads={[
                  ...register.columns.map(({ name, from }) => [
                    <Letter key="from">{from}</Letter>,
                    ` ${name}`,
                  ]),
                  words.result,
                ]}
              />
              <tbody>
                {register.rows.map(({ cells: [head, ...cells], result, state, of }) => (
                  <tr key={head} className={of && 'import-duplicate'}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, index) => (
                      <td
                        key={register.columns[index + 1]?.name}
                        data-label={register.columns[index + 1]?.name}
                      >
                        {cell}
                      </td>
                    ))}
                    <td>
                      <Chip alert={state !== 'ok'}>{result}</Chip>
                    </td>
                  </tr>
                ))}
              </tbody>
            </LedgerTable>
          </div>
        </div>
        <p className="exhibit-foot">{outcome}</p>
      </Exhibit>
    );
  },
);
