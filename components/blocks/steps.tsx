import type { ReactNode } from 'react';
import * as z from 'zod';

type Children = { children: ReactNode };

export const stepsProps = z.strictObject({}).meta({
  description: 'Steps in order, such as the phases of a project: a `Step` each.',
  inside: 'required',
});

export function Steps({ children }: Children) {
  return <ol className="steps">{children}</ol>;
}

export const stepProps = z
  .strictObject({
    title: z.string().describe('Name of the step.'),
    when: z.string().optional().describe('When it happens or how long it takes, in a few words.'),
  })
  .meta({ description: 'One step of `Steps`.', inside: 'required' });

export function Step({ title, when, children }: z.infer<typeof stepProps> & Children) {
  return (
    <li className="step">
      <h3>{title}</h3>
      {when && <p className="step-when">{when}</p>}
      <div className="step-text">{children}</div>
    </li>
  );
}
