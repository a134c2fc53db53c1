import type { ReactNode } from 'react';

/** Steps in order: phases of a project, a timeline. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="steps">{children}</ol>;
}

type StepProps = {
  title: string;
  /** When it happens or how long it takes, in a few words. */
  when?: string;
  children: ReactNode;
};

/** One step. */
export function Step({ title, when, children }: StepProps) {
  return (
    <li className="step">
      <h3>{title}</h3>
      {when && <p className="step-when">{when}</p>}
      <div className="step-text">{children}</div>
    </li>
  );
}
