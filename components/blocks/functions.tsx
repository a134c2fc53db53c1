import * as z from 'zod';
import { Decision, decided } from '@/components/exhibits/decision';
import { Chip, Tick, tickState } from '@/components/exhibits/exhibit';
import { defineBlock } from './define-block';

const row = z.strictObject({
  label: z.string().describe('What the row is about.'),
  detail: z.string().optional().describe('A few words beside it.'),
  result: z.string().describe('Where it stands, in a few words.'),
  state: tickState.describe('How the result is marked.'),
  value: z
    .number()
    .positive()
    .optional()
    .describe('What its bar stands for, where rows have bars.'),
});

const functionOf = z.strictObject({
  term: z.string().describe('Name of the function, its heading.'),
  text: z.string().describe('What it does, in a sentence or two.'),
  file: z.string().describe('The invented file that is open in the window.'),
  count: z.string().describe('What the window counts, at the end of its bar.'),
  rows: z.array(row).min(2).max(5).describe('What the window shows.'),
  drawn: z
    .enum(['tree', 'sheets'])
    .meta({ verbatim: true })
    .optional()
    .describe(
      'Draws the rows as what the file holds: its owners, or its documents. A list otherwise.',
    ),
  ...decided,
});

/**
 * The functions of the platform and one window that shows the chosen one at work. Radio buttons choose
 * without script; paper and screen readers have all windows.
 */
export const Functions = defineBlock(
  {
    description:
      'Functions of the platform as a list, and beside it one large window that shows the chosen one.',
    props: z.strictObject({
      label: z.string().describe('What is chosen, for a screen reader.'),
      functions: z.array(functionOf).min(2).max(6).describe('Two functions to six.'),
    }),
  },
  ({ label, functions, context }) => (
    <fieldset className="functions">
      <legend className="visually-hidden">{label}</legend>
      <ol className="function-list">
        {functions.map(({ term, text, file, count, rows, drawn, ...decision }, index) => (
          <li className="function" key={term}>
            <h3>
              <label>
                <input type="radio" name="function" defaultChecked={index === 0} /> {term}
              </label>
            </h3>
            <p>{text}</p>
            <div className="function-window">
              <div className="exhibit-sheet">
                <p className="exhibit-bar">
                  <strong>{file}</strong> <span className="exhibit-kind">{count}</span>
                </p>
                <Rows {...{ file, rows, drawn }} />
                <Decision {...decision} context={context} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="small">{context.words.exhibits.fictitiousNames}</p>
    </fieldset>
  ),
);

type RowsProps = Pick<z.infer<typeof functionOf>, 'file' | 'rows' | 'drawn'>;

/** What the window shows; the longest bar is that of the largest value. */
function Rows({ file, rows, drawn }: RowsProps) {
  const largest = Math.max(...rows.map(({ value = 0 }) => value));
  return (
    <>
      {drawn === 'tree' && (
        <p className="function-root" aria-hidden="true" data-markdown="none">
          {file}
        </p>
      )}
      <ul className={drawn ? `function-rows function-${drawn}` : 'function-rows'}>
        {rows.map(({ label, detail, result, state, value }) => (
          <li key={label}>
            <Tick state={state} />
            <span>
              {label} {detail && <span className="ledger-source">{detail}</span>}
            </span>{' '}
            {largest > 0 && (
              <progress
                className={state === 'ok' ? undefined : 'brass'}
                value={value ?? 0}
                max={largest}
                aria-hidden="true"
              />
            )}
            <Chip alert={state !== 'ok'}>{result}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
