import { formatShortDate } from '@/lib/format';
import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';
import { type RiskLevel, RiskMark } from './risk-mark';
import { Stamp } from './stamp';

type Check = {
  control: string;
  /** The document or register that was read. */
  source: string;
  result: string;
  state: 'ok' | 'review' | 'missing';
};

type Props = ExhibitProps & {
  /** Name of the client. */
  name: string;
  /** Number and subject of the file. */
  file: string;
  /** ISO date. */
  date: string;
  checks: Check[];
  risk: RiskLevel;
  /** What the level rests on. */
  basis: string;
  /** ISO date and time of the stamp; once on a page at most. */
  stamp?: string;
};

/** A client file: each check with its source, the risk, and the stamp once it is verified. */
export function KycFile({ name, file, date, checks, risk, basis, stamp, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
      <div className="exhibit-head">
        <p className="exhibit-title">{name}</p>
        <p className="small">{file}</p>
        <time dateTime={date}>{formatShortDate(date, page.locale)}</time>
      </div>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{words.control}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ control, source, result, state }) => (
            <tr key={control}>
              <th scope="row">
                {control} <span className="ledger-source">{source}</span>
              </th>
              <td className={`state-${state}`}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="exhibit-foot">
        <p>
          {words.risk} <RiskMark level={risk} page={page} />
          <span className="ledger-source">{basis}</span>
        </p>
        {stamp && <Stamp at={stamp} page={page} />}
      </div>
    </Exhibit>
  );
}
