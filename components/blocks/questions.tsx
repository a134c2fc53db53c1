import type { ReactNode } from 'react';

/** Questions and answers, all open: they are read, printed and searched as they stand. */
export function Questions({ children }: { children: ReactNode }) {
  return <div className="questions">{children}</div>;
}

/** One question and its answer. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="question">
      <h3>{title}</h3>
      <div>{children}</div>
    </div>
  );
}
