import { TableHead } from '@/components/blocks/data-table';

type SpreadsheetProps = {
  columns: string[];
  /** A cell for each column; an empty one is what is missing, and is circled. */
  rows: string[][];
  /** What a screen reader says of an empty cell. */
  emptyCell: string;
  label?: string;
  /** For each row, whether it is one of those that become one. */
  duplicates?: boolean[];
  /** Whether the columns have letters, A, B, C … */
  lettered?: boolean;
};

/** A spreadsheet as firms keep one, with what is missing in it. */
export function Spreadsheet({ columns, rows, duplicates, ...props }: SpreadsheetProps) {
  const { emptyCell, label, lettered } = props;
  return (
    <table className="spreadsheet" aria-label={label}>
      <TableHead
        heads={columns.map((name, index) => [
          lettered && <Letter key="letter">{`${String.fromCharCode(65 + index)} `}</Letter>,
          name,
        ])}
      />
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={head} className={duplicates?.[row] ? 'import-duplicate' : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={cell ? undefined : 'missing'}>
                {cell || <span className="visually-hidden">{emptyCell}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The letters of a spreadsheet's columns. */
export const Letter = ({ children }: { children: string }) => (
  <span className="import-letter">{children}</span>
);
