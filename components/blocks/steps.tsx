import * as z from 'zod';
import { defineBlock } from './define-block';

export const Steps = defineBlock(
  {
    description: 'Steps in order, such as the phases of a project: a `Step` each.',
    inside: 'required',
  },
  ({ children }) => <ol className="steps">{children}</ol>,
);

export const Step = defineBlock(
  {
    description: 'One step of `Steps`.',
    inside: 'required',
    props: z.strictObject({
      title: z.string().describe('Name of the step.'),
      when: z.string().optional().describe('When it happens or how long it takes, in a few words.'),
    }),
  },
  ({ title, when, children }) => (
    <li className="step">
      <h3>{title}</h3>
      {when && <p className="step-when small">{when}</p>}
      <div className="step-text">{children}</div>
    </li>
  ),
);
