import type { ReactNode } from 'react';
import * as z from 'zod';
import { TableHead } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { formatShortDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
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
} from './exhibit';
import { decided, Reason } from './incident';

const lookedFor = z.strictObject({
  name: z.string().describe('The name or the document looked for.'),
  source: z.string().describe('The list, the register or where it comes from.'),
  result: z.string().describe('What it says, in a word.'),
});

const work = z.strictObject({
  detail: z.string().describe('When it was looked at and how.'),
  rows: z.array(lookedFor).min(1).max(4).describe('What was read, with its source and result.'),
  ...decided,
});

const openCheck = decisionProps.extend({
  control: z.string().describe('The check that is open: one of those of the file, word for word.'),
  title: z.string().describe('What was found, in two or three words.'),
  detail: z.string().describe('When it was looked for and how widely.'),
  others: z.array(lookedFor).describe('What else was looked for, with the source and the result.'),
});

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
            state: z.enum(['ok', 'review', 'missing']).describe('How the result is marked.'),
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
    const { open, reviewer } = props;
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
          <LedgerTable className="kyc-file-checks">
            <TableHead
              heads={[
                words.control,
                <time key="date" dateTime={date}>
                  {formatShortDate(date, page.locale)}
                </time>,
              ]}
            />
            <tbody>
              {checks.map(({ control, source, result, state }) => (
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
              ))}
            </tbody>
          </LedgerTable>
        )}
        <p className={stamp ? 'exhibit-foot exhibit-foot-stamped' : 'exhibit-foot'}>
          {words.risk} <RiskScore level={risk} score={score} context={context} />
          <span className="ledger-source" data-markdown="separate">
            {basis}
          </span>
        </p>
      </Exhibit>
    );
  },
);

type Check = { control: string; result: string; state: TickState; work?: z.infer<typeof work> };
type Open = z.infer<typeof openCheck>;
type OpenProps = { checks: Check[]; open: Open; context: BlockContext };

/**
 * The list of the checks and, beside it, the one that is open at work. Where others have something to show,
 * radio buttons open them without script; all are on paper, and to a screen reader.
 */
function OpenChecks({ checks, open, context }: OpenProps) {
  const opens = checks.some(({ work }) => work);
  const steps = checks.map(({ control, result, state, work }) => {
    const isOpen = control === open.control;
    const Name = opens && (isOpen || work) ? 'label' : 'span';
    return (
      <li key={control} className={isOpen ? 'kyc-file-open' : undefined}>
        <Name className="kyc-file-step">
          {Name === 'label' && <input type="radio" name="check" defaultChecked={isOpen} />}
          <Tick state={state} />
          <span className="kyc-file-control">
            {control}
            <span className="visually-hidden">, {result}</span>
          </span>
        </Name>
        {isOpen ? (
          <Work title={open.title} detail={open.detail} rows={open.others}>
            <Decision {...open} context={context} />
          </Work>
        ) : (
          work && (
            <Work title={asTitle(result, context.page.locale)} {...work}>
              <Reason {...work} context={context} />
            </Work>
          )
        )}
      </li>
    );
  });
  if (!opens) return <ol className="kyc-file">{steps}</ol>;
  return (
    <fieldset className="kyc-file-choice">
      <legend className="visually-hidden">{context.words.exhibits.control}</legend>
      <ol className="kyc-file">{steps}</ol>
    </fieldset>
  );
}

/** A result that stands over what was found: it begins as a sentence does. */
const asTitle = (result: string, locale: Locale) =>
  result.charAt(0).toLocaleUpperCase(locale) + result.slice(1);

type WorkProps = {
  title: string;
  detail: string;
  rows: z.infer<typeof lookedFor>[];
  children: ReactNode;
};

/** What a check found: its result, the decision, and what else was read. */
const Work = ({ title, detail, rows, children }: WorkProps) => (
  <div className="kyc-file-work">
    <p className="kyc-file-title">{title}</p>
    <p className="ledger-source">{detail}</p>
    {children}
    <ul className="kyc-file-others">
      {rows.map(({ name, source, result }) => (
        <li key={name}>
          <span>
            <strong>{name}</strong> {source}
          </span>{' '}
          <Chip>{result}</Chip>
        </li>
      ))}
    </ul>
  </div>
);

type TickState = 'ok' | 'review' | 'missing';

/** A disc with a tick, or with an exclamation mark. */
export const Tick = ({ state }: { state: TickState }) => (
  <span
    className={state === 'ok' ? 'kyc-file-tick' : 'kyc-file-tick kyc-file-review'}
    aria-hidden="true"
  />
);
