import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Decision, decisionProps } from './decision';
import { caption, Exhibit, initials, LedgerTable, RiskMark, RiskScore, riskLevel } from './exhibit';

export const RiskMatrix = defineBlock(
  {
    description:
      'A risk classification at work: for each criterion the level that applies, and the result.',
    props: z.strictObject({
      criteria: z
        .array(
          z.strictObject({
            name: z.string().describe('Name of the criterion.'),
            low: z.string().describe('What a low risk looks like.'),
            medium: z.string().describe('What a medium risk looks like.'),
            high: z.string().describe('What a high risk looks like.'),
            points: z.number().optional().describe('Points that it adds to the score.'),
            level: riskLevel.describe('The column that applies to this client.'),
          }),
        )
        .describe('The criteria, a row each.'),
      result: riskLevel.describe('The overall risk.'),
      score: z.number().optional().describe('Points of the client, 0 to 100.'),
      client: z.string().optional().describe('Name of the client.'),
      reviewer: initials,
      decision: decisionProps.decision,
      caption,
    }),
  },
  (props) => {
    const { criteria, result, score, client, reviewer, decision, caption, context } = props;
    const words = context.words.exhibits;
    const scored = criteria.some(({ points }) => points !== undefined);
    const levels = riskLevel.options;
    return (
      <Exhibit
        kind="riskMatrix"
        title={client}
        by={reviewer}
        caption={caption}
        context={context}
        wide
      >
        <LedgerTable className="risk-matrix">
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              {levels.map((level) => (
                <th scope="col" key={level}>
                  <RiskMark level={level} context={context} />
                </th>
              ))}
              {scored && (
                <th scope="col" className="points">
                  {words.points}
                </th>
              )}
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
                      <span className="risk-matrix-chosen">
                        {' '}
                        <RiskMark level={level} context={context} />
                        <span className="visually-hidden"> ({words.chosen})</span>
                      </span>
                    )}
                  </td>
                ))}
                {scored && <td className="points">{criterion.points ?? 0}</td>}
              </tr>
            ))}
          </tbody>
        </LedgerTable>
        <p className="exhibit-foot">
          {words.overall} <RiskScore level={result} score={score} context={context} />
        </p>
        {decision && <Decision {...decision} context={context} />}
      </Exhibit>
    );
  },
);
