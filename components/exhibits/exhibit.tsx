import { type ComponentProps, cache, type ReactNode } from 'react';
import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import type { InterfaceWords } from '@/lib/content';
import { formatFileDate } from '@/lib/format';

/* What exhibits have in common. */

export const caption = z
  .string()
  .describe('What is shown. The site adds the number and that it is an illustration.');

export const day = z.iso
  .date('write the day as year, month, day: "2026-11-21"')
  .describe('Day, as "2026-11-21".');

export const riskLevel = z.enum(['low', 'medium', 'high']);

export const initials = z
  .string()
  .max(3)
  .optional()
  .describe('Initials of the person who validated it, as "LM".');

export const moment = z.iso.datetime({
  local: true,
  message: 'write the day and the time: "2026-11-21T14:32"',
});

export type ExhibitWords = InterfaceWords['exhibits'];

type Props = {
  caption: string;
  context: BlockContext;
  /** What the screen shows: names its bar. */
  kind: keyof ExhibitWords['kinds'];
  /** The file or person that is open; further words on it stand beside its name. */
  title?: ReactNode;
  detail?: string;
  /** Initials of whoever validated what is shown. */
  by?: string;
  /** It names nobody: the caption then does not call names fictitious. */
  nameless?: boolean;
  /** Takes the whole width of the text's column. */
  wide?: boolean;
  /** A mark across the corner of the sheet. */
  stamp?: ReactNode;
  children: ReactNode;
};

/** Counts the exhibits of the page that is being rendered, in the order in which they are read. */
const exhibitsOnPage = cache(() => ({ count: 0 }));

const captionId = () => `exhibit-${exhibitsOnPage().count}`;

/** A table of the exhibit around it, named by its caption (RGAA 5.4). */
export const LedgerTable = ({ className, ...props }: ComponentProps<'table'>) => (
  <table
    className={['ledger', className].filter(Boolean).join(' ')}
    aria-labelledby={captionId()}
    {...props}
  />
);

/** The screen an exhibit is drawn on, with its bar, its number and its caption. */
export function Exhibit(props: Props) {
  const { caption, context, kind, title, detail, by, nameless, wide, stamp, children } = props;
  const words = context.words.exhibits;
  const onPage = exhibitsOnPage();
  onPage.count += 1;
  const name = (
    <>
      <span className="exhibit-kind">
        {words.kinds[kind]}
        {title && ' /'}
      </span>
      {title && (
        <>
          {' '}
          <strong>{title}</strong>
        </>
      )}
      {detail && (
        <>
          {' '}
          <span className="exhibit-detail">{detail}</span>
        </>
      )}
    </>
  );
  return (
    <figure className={wide ? 'exhibit exhibit-wide' : 'exhibit'} aria-labelledby={captionId()}>
      <div className="exhibit-sheet">
        {by ? (
          <div className="exhibit-bar">
            <p>{name}</p>
            <p className="exhibit-by">
              <span className="exhibit-by-words">{words.validatedBy}</span>{' '}
              <span className="disc">{by}</span>
            </p>
          </div>
        ) : (
          <p className="exhibit-bar exhibit-bar-name">{name}</p>
        )}
        {children}
        {stamp}
      </div>
      <figcaption className="small" id={captionId()}>
        <span className="exhibit-number">{`${words.number}\u00a0${onPage.count}.`}</span> {caption}{' '}
        {nameless ? words.illustration : words.fictitiousNames}
      </figcaption>
    </figure>
  );
}

/** A result in a few words; brass where somebody has to look. */
export const Chip = ({ alert, children }: { alert?: boolean; children: ReactNode }) => (
  <span className={alert ? 'chip chip-brass' : 'chip'}>{children}</span>
);

export const tickState = z.enum(['ok', 'review', 'missing']);

/** A disc with a tick, or with an exclamation mark. */
export const Tick = ({ state }: { state: z.infer<typeof tickState> }) => (
  <span className={state === 'ok' ? 'tick' : 'tick tick-review'} aria-hidden="true" />
);

type RiskProps = { level: z.infer<typeof riskLevel>; context: BlockContext };

/** A risk level as word, shape and colour: never colour alone. */
export const RiskMark = ({ level, context }: RiskProps) => (
  <span className={`risk risk-${level}`}>{context.words.exhibits[level]}</span>
);

/** A risk with its points, where they are given, and how much of the scale it takes. */
export function RiskScore({ level, score, context }: RiskProps & { score?: number }) {
  return (
    <>
      <RiskMark level={level} context={context} />
      {score !== undefined && <span> {`${score}\u00a0/\u00a0100`}</span>}{' '}
      <span className={`risk-meter risk-meter-${level}`} aria-hidden="true" />
    </>
  );
}

/**
 * “Verified”, with date and time: once a page at most.
 * @param at ISO date and time
 */
export function Stamp({ at, context: { page, words } }: { at: string; context: BlockContext }) {
  return (
    <p className="stamp">
      {words.exhibits.verified}{' '}
      <time dateTime={at}>
        {formatFileDate(at, page.locale)} · {at.slice(11, 16)}
      </time>
    </p>
  );
}
