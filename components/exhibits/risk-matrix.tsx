import { Exhibit, type ExhibitProps, exhibitWords } from './exhibit';
import { type RiskLevel, RiskMark } from './risk-mark';

const levels: RiskLevel[] = ['low', 'medium', 'high'];

type Criterion = Record<RiskLevel, string> & {
  name: string;
  /** The column that holds for this client. */
  level: RiskLevel;
};

type Props = ExhibitProps & { criteria: Criterion[]; result: RiskLevel };

/** A risk classification at work: per criterion, the level that holds, and the result. */
export function RiskMatrix({ criteria, result, caption, page }: Props) {
  const words = exhibitWords(page);
  return (
    <Exhibit caption={caption} page={page}>
      <table className="ledger matrix">
        <thead>
          <tr>
            <th scope="col">{words.criterion}</th>
            {levels.map((level) => (
              <th scope="col" key={level}>
                <RiskMark level={level} page={page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion.name}>
              <th scope="row">{criterion.name}</th>
              {levels.map((level) => (
                <td
                  key={level}
                  className={level === criterion.level ? `chosen-${level}` : undefined}
                >
                  {criterion[level]}
                  {level === criterion.level && (
                    <span className="visually-hidden"> ({words.chosen})</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="exhibit-foot">
        <p>
          {words.overall} <RiskMark level={result} page={page} />
        </p>
      </div>
    </Exhibit>
  );
}
