import { formatEuros, formatShortDate } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';

type Props = ExhibitProps & {
  /** Whole euros from which linked sales call for vigilance (CMF, L.561-2, 10°: 10 000). */
  threshold: number;
  sales: { date: string; item: string; amount: number; payment: string }[];
};

/** Sales to one buyer, added up: the line where the threshold is reached is marked. */
export function LinkedSales({ threshold, sales, caption, page }: Props) {
  const words = exhibitWords(page);
  let total = 0;
  const lines = sales.map((sale) => {
    const before = total;
    total += sale.amount;
    return { ...sale, total, crosses: before < threshold && total >= threshold };
  });
  return (
    <Exhibit caption={caption} page={page}>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.runningTotal}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.date + line.item} className={line.crosses ? 'crosses' : undefined}>
              <th scope="row">
                {line.item}{' '}
                <span className="ledger-source">
                  {formatShortDate(line.date, page.locale)}, {line.payment}
                </span>
              </th>
              <td>{formatEuros(line.amount, page.locale)}</td>
              <td>
                {formatEuros(line.total, page.locale)}
                {line.crosses && <strong className="ledger-source">{words.crossed}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="exhibit-foot">
        <p>
          {words.threshold} {formatEuros(threshold, page.locale)}
        </p>
      </div>
    </Exhibit>
  );
}
