import type { ReactNode } from 'react';

type Props = {
  id?: string;
  className?: string;
  /** The line that opens it. */
  summary: ReactNode;
  /** One line that stays in sight while it is closed. */
  hint?: ReactNode;
  /** Whether it is open from the start. */
  open?: boolean | undefined;
  children: ReactNode;
};

/** A fold: its line, a hint under it, and what it opens. */
export const Fold = ({ id, className, summary, hint, open, children }: Props) => (
  <details className={className ? `details ${className}` : 'details'} id={id} open={open}>
    <summary>
      {summary}{' '}
      {hint && (
        <span className="small" data-markdown="separate">
          {hint}
        </span>
      )}
    </summary>
    {children}
  </details>
);
