import * as z from 'zod';
import { formatShortDate } from '@/lib/format';
import { caption, day, Exhibit, type ExhibitProps, RiskMark, riskLevel, Stamp } from './exhibit';

export const kycFileProps = z
  .strictObject({
    name: z.string().describe('Name of the client.'),
    file: z.string().describe('Number and subject of the file.'),
    date: day.describe('Day of the file, as "2026-11-21".'),
    checks: z
      .array(
        z.strictObject({
          control: z.string().describe('What was checked.'),
          source: z.string().describe('The document or register that was read.'),
          result: z.string().describe('What it says.'),
          state: z.enum(['ok', 'review', 'missing']).describe('How the result is marked.'),
        }),
      )
      .describe('The checks of the file.'),
    risk: riskLevel.describe('Risk of the client.'),
    basis: z.string().describe('What the level rests on.'),
    stamp: z.iso
      .datetime({
        local: true,
        message: 'write the day and the time of the stamp: "2026-11-21T14:32"',
      })
      .optional()
      .describe('Day and time of the stamp “verified”; one stamp a page at most.'),
    caption,
  })
  .meta({
    description:
      'A client file: each check with its source, the risk, and the stamp once it is verified.',
  });

export function KycFile(props: ExhibitProps<typeof kycFileProps>) {
  const { name, file, date, checks, risk, basis, stamp, caption, page, words } = props;
  return (
    <Exhibit kind="kycFile" caption={caption} words={words}>
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
                {control}{' '}
                <span className="ledger-source" data-markdown="separate">
                  {source}
                </span>
              </th>
              <td className={`kyc-file-${state}`}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={stamp ? 'exhibit-foot exhibit-foot-stamped' : 'exhibit-foot'}>
        <p>
          {words.risk} <RiskMark level={risk} words={words} />
          <span className="ledger-source" data-markdown="separate">
            {basis}
          </span>
        </p>
        {stamp && <Stamp at={stamp} page={page} words={words} />}
      </div>
    </Exhibit>
  );
}
