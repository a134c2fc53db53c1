import { formatEuros } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Line = {
  label: string;
  /** Whole euros. */
  amount: number;
  proof: string;
};

type Props = ExhibitProps & { origin: Line[]; destination: Line[] };

/**
 * Where funds come from and where they go, in two columns with their totals.
 * @throws Error when the columns do not balance: a ledger that does not is a fault of the writer.
 */
export function FundsTrail({ origin, destination, caption, page }: Props) {
  const words = exhibitWords(page);
  if (sum(origin) !== sum(destination))
    throw new Error(
      `${page._raw.sourceFilePath}: FundsTrail: origin is ${sum(origin)}, destination ${sum(destination)}.`,
    );
  return (
    <Exhibit caption={caption} page={page}>
      <div className="funds">
        <Column title={words.origin} lines={origin} />
        <Column title={words.destination} lines={destination} />
      </div>
      <div className="exhibit-foot">
        <p>{words.balanced}</p>
      </div>
    </Exhibit>
  );

  function Column({ title, lines }: { title: string; lines: Line[] }) {
    return (
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, amount, proof }) => (
            <tr key={label}>
              <th scope="row">
                {label} <span className="ledger-source">{proof}</span>
              </th>
              <td>{formatEuros(amount, page.locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{formatEuros(sum(lines), page.locale)}</td>
          </tr>
        </tfoot>
      </table>
    );
  }
}

const sum = (lines: Line[]) => lines.reduce((total, { amount }) => total + amount, 0);
