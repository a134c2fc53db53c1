import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { formatFileDate } from '@/lib/format';
import { Decision, decisionProps } from './decision';
import {
  Chip,
  caption,
  day,
  Exhibit,
  initials,
  LedgerTable,
  moment,
  RiskScore,
  riskLevel,
  Stamp,
  Tick,
  tickState,
} from './exhibit';
import { OpenChecks, openCheck, work } from './open-checks';

export const KycFile = defineBlock(
  {
    description:
      'A client file: each check with its source, the risk, and the stamp once it is verified.',
    props: z.strictObject({
      name: z.string().describe('Name of the client.'),
      file: z.string().describe('Number and subject of the file.'),
      date: day.describe('Day of the file, as "2026-11-21".'),
      checks: z
        .array(
          z.strictObject({
            control: z.string().describe('What was checked.'),
            source: z.string().describe('The document or register that was read.'),
            result: z.string().describe('What it says.'),
            state: tickState.describe('How the result is marked.'),
            party: z
              .string()
              .optional()
              .describe('Whom it is on: each has a column; of all checks or of none.'),
            work: work
              .optional()
              .describe('Beside a check that is open: opens this one too, where it is chosen.'),
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
      decision: decisionProps.decision,
      score: z.number().optional().describe('Points of the client, 0 to 100.'),
      stamp: moment
        .optional()
        .describe('Day and time of the stamp “verified”; one stamp a page at most.'),
      caption,
    }),
  },
  (props) => {
    const { name, file, date, checks, risk, basis, score, stamp, caption, context } = props;
    const { page } = context;
    const words = context.words.exhibits;
    const { open, reviewer, decision } = props;
    const parties = [...new Set(checks.map(({ party }) => party))];
    return (
      <Exhibit
        kind="kycFile"
        title={name}
        detail={file}
        by={reviewer}
        caption={caption}
        context={context}
        stamp={stamp && <Stamp at={stamp} context={context} />}
      >
        {open ? (
          <OpenChecks checks={checks} open={open} context={context} />
        ) : (
          <div className={parties.length > 1 ? 'kyc-file-parties' : undefined}>
            {parties.map((party) => (
              <LedgerTable className="kyc-file-checks" key={party}>
                <TableHead
                  heads={[
                    party ?? words.control,
                    <time key="date" dateTime={date}>
                      {formatFileDate(date, page.locale)}
                    </time>,
                  ]}
                />
                <tbody>{checks.filter((check) => check.party === party).map(row)}</tbody>
              </LedgerTable>
            ))}
          </div>
        )}
        {decision && <Decision {...decision} context={context} />}
        <p className={stamp ? 'exhibit-foot exhibit-foot-stamped' : 'exhibit-foot'}>
          {words.risk} <RiskScore level={risk} score={score} context={context} />
          <span className="ledger-source" data-markdown="separate">
            {basis}
          </span>
        </p>
      </Exhibit>
    );

    function row({ control, source, result, state }: (typeof checks)[number]) {
      return (
        <tr key={control}>
          <th scope="row">
            <Tick state={state} /> {control}{' '}
            <span className="ledger-source" data-markdown="separate">
              {source}
            </span>
          </th>
          <td>
            <Chip alert={state !== 'ok'}>{result}</Chip>
          </td>
        </tr>
      );
    }
  },
);
