import * as z from 'zod';
import { formatShortDate } from '@/lib/format';
import { Decision, decisionProps } from './decision';
import {
  caption,
  day,
  Exhibit,
  type ExhibitProps,
  initials,
  moment,
  RiskScore,
  riskLevel,
  Stamp,
} from './exhibit';

const openCheck = decisionProps.extend({
  control: z.string().describe('The check that is open: one of those of the file, word for word.'),
  title: z.string().describe('What was found, in two or three words.'),
  detail: z.string().describe('When it was looked for and how widely.'),
  others: z
    .array(z.strictObject({ name: z.string(), source: z.string(), result: z.string() }))
    .describe('What else was looked for, with the source and the result.'),
});

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
    reviewer: initials,
    open: openCheck
      .optional()
      .describe(
        'Shows one check at work, beside the list of all. Its match, its decision, its reason.',
      ),
    score: z.number().optional().describe('Points of the client, 0 to 100.'),
    stamp: moment
      .optional()
      .describe('Day and time of the stamp “verified”; one stamp a page at most.'),
    caption,
  })
  .meta({
    description:
      'A client file: each check with its source, the risk, and the stamp once it is verified.',
  });

export function KycFile(props: ExhibitProps<typeof kycFileProps>) {
  const { name, file, date, checks, risk, basis, score, stamp, caption, page, words } = props;
  const { open, reviewer } = props;
  return (
    <Exhibit
      kind="kycFile"
      title={name}
      detail={file}
      by={reviewer}
      caption={caption}
      words={words}
      stamp={stamp && <Stamp at={stamp} page={page} words={words} />}
    >
      {open ? (
        <div className="kyc-file">
          <ol className="kyc-file-steps">
            {checks.map(({ control, result, state }) => (
              <li
                key={control}
                className={`kyc-file-step kyc-file-${state}${control === open.control ? ' kyc-file-open' : ''}`}
              >
                <Tick done={state === 'ok'} />
                <span className="kyc-file-control">
                  {control}
                  <span className="visually-hidden">, {result}</span>
                </span>
              </li>
            ))}
          </ol>
          <div className="kyc-file-work">
            <p className="kyc-file-title">{open.title}</p>
            <p className="ledger-source">{open.detail}</p>
            <Decision {...open} page={page} words={words} />
            <ul className="kyc-file-others">
              {open.others.map((other) => (
                <li key={other.name}>
                  <span>
                    <strong>{other.name}</strong> {other.source}
                  </span>{' '}
                  <span className="chip">{other.result}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{words.control}</th>
              <th scope="col">
                <time dateTime={date}>{formatShortDate(date, page.locale)}</time>
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ control, source, result, state }) => (
              <tr key={control}>
                <th scope="row">
                  <span className={`kyc-file-${state}`}>
                    <Tick done={state === 'ok'} />
                  </span>{' '}
                  {control}{' '}
                  <span className="ledger-source" data-markdown="separate">
                    {source}
                  </span>
                </th>
                <td>
                  <span className={state === 'ok' ? 'chip' : 'chip chip-brass'}>{result}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={stamp ? 'exhibit-foot exhibit-foot-stamped' : 'exhibit-foot'}>
        <p>
          {words.risk} <RiskScore level={risk} score={score} words={words} />
          <span className="ledger-source" data-markdown="separate">
            {basis}
          </span>
        </p>
      </div>
    </Exhibit>
  );
}

const Tick = ({ done }: { done: boolean }) => (
  <svg className="kyc-file-tick" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="10" />
    <path d={done ? 'M5.5 10.5l3 3 6-6.5' : 'M10 5v6M10 13.5v1.5'} />
  </svg>
);
