import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';
import { type RiskLevel, RiskMark } from './risk-mark';

type Props = ExhibitProps & {
  columns: string[];
  rows: {
    /** One cell a column; the first names the client. */
    cells: string[];
    level: RiskLevel;
    /** What calls for attention; empty where nothing does. */
    alert: string;
  }[];
};

/** A register of clients, each with its risk level and what calls for attention. */
export function ClientRegister({ columns, rows, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
      <ul className="clients">
        {rows.map(({ cells: [client, ...cells], level, alert }) => (
          <li key={client}>
            <p className="clients-name">
              <strong>{client}</strong> <RiskMark level={level} page={page} />
            </p>
            <dl>
              {cells.map((cell, index) => (
                <div key={columns[index + 1]}>
                  <dt>{columns[index + 1]}</dt>
                  <dd>{cell}</dd>
                </div>
              ))}
              <div className={alert ? 'clients-alert' : undefined}>
                <dt>{words.alert}</dt>
                <dd>{alert || words.none}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
