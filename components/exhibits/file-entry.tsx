import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Decision, decisionProps } from './decision';
import { Chip, RiskScore, riskLevel, Tick, tickState } from './exhibit';

/** What a client file shows at one step, level with it: a part of one sheet on a wide screen. */
export const FileEntry = defineBlock(
  {
    description:
      'What a client file shows at a `Step`, inside it: rows, the risk, or the decision. One a step.',
    props: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            name: z.string().describe('What was checked or done.'),
            source: z
              .string()
              .describe('The document or register that was read, or who was there.'),
            result: z
              .string()
              .optional()
              .describe('What it says; left out where it is still open.'),
            state: tickState.optional().describe('How the result is marked.'),
          }),
        )
        .optional()
        .describe('The checks of this step.'),
      risk: z
        .strictObject({
          level: riskLevel.describe('Risk of the client.'),
          basis: z.string().describe('What the level rests on.'),
        })
        .optional()
        .describe('The risk, once it is rated.'),
      decision: decisionProps.decision,
    }),
  },
  ({ rows = [], risk, decision, context }) => (
    <div className="file-entry">
      {rows.map(({ name, source, result, state }) => (
        <p className={result ? 'file-entry-row' : 'file-entry-row file-entry-open'} key={name}>
          {state && <Tick state={state} />}
          <span>{name}</span> {result && <Chip alert={state !== 'ok'}>{result}</Chip>}{' '}
          <span className="ledger-source" data-markdown="separate">
            {source}
          </span>
        </p>
      ))}
      {risk && (
        <p className="file-entry-row">
          <Tick state="ok" />
          <span>
            {context.words.exhibits.risk} <RiskScore level={risk.level} context={context} />
          </span>{' '}
          <span className="ledger-source" data-markdown="separate">
            {risk.basis}
          </span>
        </p>
      )}
      {decision && <Decision {...decision} context={context} />}
    </div>
  ),
);
