import type { ReactNode } from 'react';
import * as z from 'zod';

export const questionsProps = z.strictObject({}).meta({
  description: 'Questions and answers, a `Question` each.',
  inside: 'required',
});

export function Questions({ children }: { children: ReactNode }) {
  return <div className="questions">{children}</div>;
}

export const questionProps = z.strictObject({ title: z.string().describe('The question.') }).meta({
  description: 'One question of `Questions`, with its answer inside.',
  inside: 'required',
});

type Props = z.infer<typeof questionProps> & { children: ReactNode };

/** `data-question` tells the structured data where a question and its answer are. */
export function Question({ title, children }: Props) {
  return (
    <details className="details question" data-question="">
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
