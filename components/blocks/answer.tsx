import type { ReactNode } from 'react';
import * as z from 'zod';

export const answerProps = z.strictObject({}).meta({
  description: 'The direct answer to the question of a section, set large; once a section.',
  inside: 'required',
});

export const Answer = ({ children }: { children: ReactNode }) => (
  <div className="answer">{children}</div>
);
