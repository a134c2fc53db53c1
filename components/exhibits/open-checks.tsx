import type { ReactNode } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import type { Locale } from '@/lib/locale';
import { Decision, decided } from './decision';
import { Chip, Tick, type tickState } from './exhibit';
import { Match, matchProps } from './match';

/* The checks of a client file, of which one is open. */

/** What a check may rest on: something that was looked for, and where. */
const lookedFor = z.strictObject({
  name: z.string().describe('The name or the document looked for.'),
  source: z.string().describe('The list, the register or where it comes from.'),
  result: z.string().describe('What it says, in a word.'),
});

export const work = z.strictObject({
  detail: z.string().describe('When it was looked at and how.'),
  rows: z.array(lookedFor).min(1).max(4).describe('What was read, with its source and result.'),
  ...decided,
});

export const openCheck = matchProps.extend({
  control: z.string().describe('The check that is open: one of those of the file, word for word.'),
  title: z.string().describe('What was found, in two or three words.'),
  detail: z.string().describe('When it was looked for and how widely.'),
  others: z.array(lookedFor).describe('What else was looked for, with the source and the result.'),
});

type Check = {
  control: string;
  result: string;
  state: z.infer<typeof tickState>;
  work?: z.infer<typeof work>;
};
type Open = z.infer<typeof openCheck>;
type OpenProps = { checks: Check[]; open: Open; context: BlockContext };

/**
 * The list of the checks and, beside it, the one that is open at work. Where others have something to show,
 * radio buttons open them without script; paper and screen readers have all of them.
 */
export function OpenChecks({ checks, open, context }: OpenProps) {
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
            <Match {...open} context={context} />
          </Work>
        ) : (
          work && (
            <Work title={asTitle(result, context.page.locale)} {...work}>
              <Decision {...work} context={context} />
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

/** A result as the title over what was found: with a capital. */
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
