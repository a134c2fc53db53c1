import type { ReactNode } from 'react';

type HeadProps = {
  heads: ReactNode[];
  /** Heads of columns to be filled in by hand, on paper. */
  blanks?: ReactNode[];
};

/** The heads of a table's columns; the column of row heads may have none. */
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

/** A table of the site's data. Where it becomes cards, each cell names its column in `data-label`. */
export const DataTable = ({ className = 'table', children, ...head }: DataTableProps) => (
  <div className={className}>
    <table>
      <TableHead {...head} />
      <tbody>{children}</tbody>
    </table>
  </div>
);
