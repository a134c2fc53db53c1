import type { ReactNode } from 'react';

type Props = {
  className?: string;
  heads: string[];
  /** Those of them that are filled in by hand, on paper. */
  blanks: string[];
  /** The rows. */
  children: ReactNode;
};

/** A table of the starter file; on a phone its cells say their own column. */
export const FormTable = ({ className = '', heads, blanks, children }: Props) => (
  <div className={`table form-table ${className}`.trim()}>
    <table>
      <thead>
        <tr>
          {heads.map((name) => (
            <th scope="col" key={name} className={blanks.includes(name) ? 'blank' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
