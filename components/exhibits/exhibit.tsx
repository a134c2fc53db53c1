import type { ReactNode } from 'react';
import * as z from 'zod';
import { ShapeIcon } from '@/components/layout/shape-icon';
import type { ContentPage } from '@/lib/content';
import { formatShortDate } from '@/lib/format';
import type { InterfaceWords } from '@/lib/interface-schema';

/*
 * What exhibits share. An exhibit imports nothing that Contentlayer generates: the content check reads
 * the schemas beside them before there is anything generated (`components/block-props.ts`).
 */

export const caption = z
  .string()
  .describe('What is shown. The site adds the number and that it is an illustration.');

export const day = z.iso
  .date('write the day as year, month, day: "2026-11-21"')
  .describe('Day, as "2026-11-21".');

export const riskLevel = z.enum(['low', 'medium', 'high']);
export type RiskLevel = z.infer<typeof riskLevel>;

export type ExhibitWords = InterfaceWords['exhibits'];

/** The props of an exhibit: what a writer gives, the page it stands on, the words in its language. */
export type ExhibitProps<Schema extends z.ZodType> = z.infer<Schema> & {
  page: ContentPage;
  words: ExhibitWords;
};

type Props = {
  caption: string;
  words: ExhibitWords;
  /** Nobody is named in it: the caption then says nothing of names. */
  nameless?: boolean;
  /** Takes the whole width of the text's column. */
  wide?: boolean;
  children: ReactNode;
};

/** The sheet an exhibit is drawn on, its number (a CSS counter) and its caption. */
export function Exhibit({ caption, words, nameless, wide, children }: Props) {
  return (
    <figure className={wide ? 'exhibit exhibit-wide' : 'exhibit'}>
      <div className="exhibit-sheet">{children}</div>
      <figcaption>
        <span className="exhibit-number" data-markdown="exhibit-number">
          {words.number}
        </span>{' '}
        {caption} {nameless ? words.illustration : words.fictitiousNames}
      </figcaption>
    </figure>
  );
}

const shapes = { low: 'dot', medium: 'triangle', high: 'square' } as const;

/** A risk level as word, shape and colour: never colour alone. */
export function RiskMark({ level, words }: { level: RiskLevel; words: ExhibitWords }) {
  return (
    <span className={`risk risk-${level}`}>
      <ShapeIcon shape={shapes[level]} /> {words[level]}
    </span>
  );
}

type StampProps = {
  /** ISO date and time. */
  at: string;
  page: ContentPage;
  words: ExhibitWords;
};

/** “Verified”, with date and time: the only red of a page, once at most. */
export function Stamp({ at, page, words }: StampProps) {
  return (
    <p className="stamp">
      {words.verified}{' '}
      <time dateTime={at}>
        {formatShortDate(at, page.locale)} · {at.slice(11, 16)}
      </time>
    </p>
  );
}
