import * as z from 'zod';
import { caption, Exhibit, type ExhibitProps, RiskMark, riskLevel } from './exhibit';

export const riskMatrixProps = z
  .strictObject({
    criteria: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the criterion.'),
          low: z.string().describe('What a low risk looks like.'),
          medium: z.string().describe('What a medium risk looks like.'),
          high: z.string().describe('What a high risk looks like.'),
          level: riskLevel.describe('The column that applies to this client.'),
        }),
      )
      .describe('The criteria, a row each.'),
    result: riskLevel.describe('The overall risk.'),
    caption,
  })
  .meta({
    description:
      'A risk classification at work: for each criterion the level that applies, and the result.',
  });

export function RiskMatrix(props: ExhibitProps<typeof riskMatrixProps>) {
  const { criteria, result, caption, words } = props;
  const levels = riskLevel.options;
  return (
    <Exhibit kind="riskMatrix" caption={caption} words={words} wide>
      <table className="ledger risk-matrix">
        <thead>
          <tr>
            <th scope="col">{words.criterion}</th>
            {levels.map((level) => (
              <th scope="col" key={level}>
                <RiskMark level={level} words={words} />
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
                  className={level === criterion.level ? `risk-matrix-${level}` : undefined}
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
          {words.overall} <RiskMark level={result} words={words} />
        </p>
      </div>
    </Exhibit>
  );
}
