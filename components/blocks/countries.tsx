import type { ReactNode } from 'react';

/** France and Luxembourg side by side. */
export function Countries({ children }: { children: ReactNode }) {
  return <div className="countries">{children}</div>;
}

/** One column of Countries: its facts, the same terms on both sides where possible. */
export function Country({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="country">
      <h3>{name}</h3>
      <dl>{children}</dl>
    </div>
  );
}

/** One line of a Country. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
