import type { ReactNode } from 'react';

type HeadProps = {
  heads: ReactNode[];
  /** Those of them that are filled in by hand, on paper. */
  blanks?: ReactNode[];
};

/** The names of the columns of a table; none over the names of its rows. */
export const TableHead = ({ heads, blanks = [] }: HeadProps) => (
  <thead>
    <tr>
      {heads.map((head, index) =>
        head ? (
          <th scope="col" key={index} className={blanks.includes(head) ? 'blank' : undefined}>
            {head}
          </th>
        ) : (
          <td key={index} />
        ),
      )}
    </tr>
  </thead>
);

type DataTableProps = HeadProps & { className?: string; children: ReactNode };

/** A table of what the site's data hold. Where it becomes cards, each cell names its column in `data-label`. */
export const DataTable = ({ className = 'table', children, ...head }: DataTableProps) => (
  <div className={className}>
    <table>
      <TableHead {...head} />
      <tbody>{children}</tbody>
    </table>
  </div>
);
