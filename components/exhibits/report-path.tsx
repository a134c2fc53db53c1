import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { DecidedExhibit, decisionProps } from './decision';
import { caption } from './exhibit';

export const ReportPath = defineBlock(
  {
    description:
      'The way of a suspicion report, from the doubt to the financial intelligence unit.',
    props: z.strictObject({
      steps: z
        .array(
          z.strictObject({
            name: z.string().describe('Name of the step.'),
            detail: z.string().describe('What happens there.'),
            yes: z.string().optional().describe('Words on the way on, after a condition.'),
            no: z
              .string()
              .optional()
              .describe('Words on the way back: makes the step a condition.'),
          }),
        )
        .describe('The steps, in order. Four, with the third a condition, are drawn as a circuit.'),
      exception: z.string().optional().describe('Who does not take this path, in a sentence.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { steps, exception } = props;
    const isCircuit = steps.length === 4 && steps[2]?.no;
    return (
      <DecidedExhibit kind="reportPath" block={props} nameless>
        <ol
          className={
            isCircuit ? 'exhibit-body report-path report-path-circuit' : 'exhibit-body report-path'
          }
        >
          {steps.map(({ name, detail, yes, no }) => (
            <li key={name} className={no && 'report-path-condition'}>
              <p className="report-path-step">
                <strong>{name}</strong> <span className="small">{detail}</span>
              </p>
              {yes && <p className="report-path-yes">{yes}</p>}
              {no && <p className="report-path-no">{no}</p>}
            </li>
          ))}
        </ol>
        {exception && <p className="exhibit-foot">{exception}</p>}
      </DecidedExhibit>
    );
  },
);
