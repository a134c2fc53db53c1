import type { ReactNode } from 'react';
import { type ContentPage, interfaceText } from '@/lib/content';

/** What every exhibit takes. */
export type ExhibitProps = {
  /** Says what is shown; the site adds that it is an illustration. */
  caption: string;
  page: ContentPage;
};

/** The words exhibits share, in the page's language. */
export const exhibitWords = (page: ContentPage) => interfaceText(page.locale).exhibits;

type Props = ExhibitProps & {
  /** Nobody is named in it: the caption then says nothing of names. */
  nameless?: boolean;
  children: ReactNode;
};

/** The sheet an exhibit is drawn on, its number (a CSS counter) and its caption. */
export function Exhibit({ caption, page, nameless, children }: Props) {
  const words = exhibitWords(page);
  return (
    <figure className="exhibit">
      <div className="exhibit-sheet">{children}</div>
      <figcaption>
        <span className="exhibit-number">{words.number}</span> {caption}{' '}
        {nameless ? words.illustration : words.fictitiousNames}
      </figcaption>
    </figure>
  );
}
