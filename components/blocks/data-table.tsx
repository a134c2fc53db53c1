import type { ReactNode } from 'react';

type DataTableProps = { heads: string[]; className?: string; children: ReactNode };

/** A table of what the site's data hold. Where it becomes cards, each cell names its column in `data-label`. */
export const DataTable = ({ heads, className = 'table', children }: DataTableProps) => (
  <div className={className}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
