import type { ReactNode } from 'react';
import type * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import type { heroProps } from './content-blocks.props';
import { MarginRefs } from './section';

type Props = z.infer<typeof heroProps> & { children?: ReactNode; page: ContentPage };

/** The head of a page: heading and lead from the front matter. */
export function Hero({ more, refs, plain = false, children, page }: Props) {
  return (
    <header className={children ? 'hero hero-with-exhibit' : 'hero'}>
      <div className="margin" data-markdown="after-heading">
        <Pictogram name={page.name} />
        <PageDate page={page} />
        <MarginRefs refs={refs} page={page} />
      </div>
      <div className="hero-text">
        <h1>{page.heading}</h1>
        <p className="lead" data-breakable="">
          {page.lead}
        </p>
        {(!plain || more) && (
          <p className="actions">
            {!plain && <DemoLink locale={page.locale} />}
            {more && (
              <a href={more.href} data-markdown="separate">
                {more.label}
              </a>
            )}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

/** The day the page was written, or reviewed and by whom (sectors), or last changed (legal pages). */
function PageDate({ page }: { page: ContentPage }) {
  if (page.type !== 'Sector' && page.type !== 'Legal') return null;
  const words = interfaceText(page.locale).page;
  const reviewer = site.lawReviewer ?? '';
  const [text, day] =
    page.type === 'Legal'
      ? [words.updatedOn, page.updatedOn]
      : [reviewer ? words.reviewedOn : words.writtenOn, page.reviewedOn];
  return (
    <p className="margin-note">{fill(text, { date: formatDate(day, page.locale), reviewer })}</p>
  );
}
