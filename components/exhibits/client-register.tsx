import * as z from 'zod';
import { caption, Exhibit, type ExhibitProps, RiskMark, riskLevel } from './exhibit';

export const clientRegisterProps = z
  .strictObject({
    columns: z.array(z.string()).describe('Titles of the cells; the first is that of the client.'),
    rows: z
      .array(
        z.strictObject({
          cells: z.array(z.string()).describe('One a column; the first names the client.'),
          level: riskLevel.describe('Risk of the client.'),
          alert: z.string().describe('What calls for attention; empty where nothing does.'),
        }),
      )
      .describe('The clients.'),
    caption,
  })
  .meta({
    description: 'A register of clients, each with its risk level and what calls for attention.',
  });

export function ClientRegister(props: ExhibitProps<typeof clientRegisterProps>) {
  const { columns, rows, caption, words } = props;
  return (
    <Exhibit kind="clientRegister" caption={caption} words={words} wide>
      <ul className="client-register exhibit-list exhibit-cards">
        {rows.map(({ cells: [client, ...cells], level, alert }) => (
          <li key={client}>
            <p className="exhibit-ends">
              <strong>{client}</strong> <RiskMark level={level} words={words} />
            </p>
            <dl>
              {cells.map((cell, index) => (
                <div key={columns[index + 1]}>
                  <dt>{columns[index + 1]}</dt>
                  <dd>{cell}</dd>
                </div>
              ))}
              <div className={alert ? 'client-register-alert' : undefined}>
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
