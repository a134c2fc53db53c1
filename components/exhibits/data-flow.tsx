import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { DecidedExhibit, decisionProps } from './decision';
import { caption } from './exhibit';

export const DataFlow = defineBlock(
  {
    description:
      'Where data travel: each place, what arrives there, who reads it, how it is protected.',
    props: z.strictObject({
      steps: z
        .array(
          z.strictObject({
            place: z.string().describe('Where the data stand.'),
            what: z.string().describe('What arrives there.'),
            access: z.string().describe('Who can read it.'),
            protection: z.string().describe('How it is protected.'),
            outside: z
              .boolean()
              .optional()
              .describe('True for a place that is not the platform’s: the flow to it is dashed.'),
          }),
        )
        .describe('The places, in the order in which data reach them.'),
      caption,
      ...decisionProps,
    }),
  },
  (props) => {
    const { steps, context } = props;
    const words = context.words.exhibits;
    return (
      <DecidedExhibit kind="dataFlow" block={props} nameless wide>
        <ol className="exhibit-body data-flow">
          {steps.map(({ place, what, access, protection, outside }) => (
            <li key={place} className={outside ? 'data-flow-outside' : undefined}>
              <p>{place}</p>
              <dl>
                <div>
                  <dt>{words.what}</dt>
                  <dd>{what}</dd>
                </div>
                <div>
                  <dt>{words.access}</dt>
                  <dd>{access}</dd>
                </div>
                <div>
                  <dt>{words.protection}</dt>
                  <dd>{protection}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </DecidedExhibit>
    );
  },
);
