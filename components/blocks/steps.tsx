import * as z from 'zod';
import { Chip } from '@/components/exhibits/exhibit';
import { defineBlock } from './define-block';

export const Steps = defineBlock(
  {
    description: 'Steps in order, such as the phases of a project: a `Step` each.',
    inside: 'required',
    props: z.strictObject({
      caption: z
        .string()
        .optional()
        .describe(
          'What the `FileEntry` of each step belongs to. The site adds that it is fictitious.',
        ),
    }),
  },
  ({ caption, children, context }) => (
    <>
      <ol className="steps">{children}</ol>
      {caption && (
        <p className="small">
          {caption} {context.words.exhibits.fictitiousNames}
        </p>
      )}
    </>
  ),
);

export const Step = defineBlock(
  {
    description: 'One step of `Steps`.',
    inside: 'required',
    props: z.strictObject({
      title: z.string().describe('Name of the step.'),
      when: z.string().optional().describe('When it happens or how long it takes, in a few words.'),
      row: z
        .strictObject({
          name: z.string().describe('Name of the client.'),
          result: z.string().describe('What the step made of it, in a word.'),
          cells: z
            .array(
              z.strictObject({
                label: z.string().describe('Name of the field.'),
                value: z.string().describe('What it holds.'),
              }),
            )
            .min(1)
            .max(3)
            .describe('What its file now says.'),
        })
        .optional()
        .describe('A client of the page’s exhibit, as it stands after the step.'),
    }),
  },
  ({ title, when, row, children }) => (
    <li className="step">
      <h3>{title}</h3>
      {when && <p className="step-when small">{when}</p>}
      {row && (
        <div className="exhibit-sheet step-row no-print">
          <p className="exhibit-bar">
            <strong>{row.name}</strong> <Chip>{row.result}</Chip>
          </p>
          <dl>
            {row.cells.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="step-text">{children}</div>
    </li>
  ),
);
