import type { ReactNode } from 'react';

/** Rows of a ledger. `numbered` counts them and sets them in two columns, as cards. */
export function Register({ numbered, children }: { numbered?: boolean; children: ReactNode }) {
  return numbered ? (
    <ol className="register register-numbered">{children}</ol>
  ) : (
    <ul className="register">{children}</ul>
  );
}

type EntryProps = {
  /** What the row is about, its heading. */
  term: string;
  /** The article, at the end of the row. */
  refs?: string;
  children: ReactNode;
};

/** One row of a register. */
export function Entry({ term, refs, children }: EntryProps) {
  return (
    <li className="entry">
      <h3>{term}</h3>
      <div className="entry-text">{children}</div>
      {refs && <p className="entry-refs">{refs}</p>}
    </li>
  );
}
