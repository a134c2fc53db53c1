import type { ReactNode } from 'react';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { MarginRefs } from './margin-refs';

type Props = {
  /** A second way on, beside the demo button. */
  more?: { href: string; label: string };
  /** Texts the page rests on, for the margin column. */
  refs?: string[];
  /** True leaves the demo button out. */
  plain?: boolean;
  /** One exhibit at most. */
  children?: ReactNode;
  page: ContentPage;
};

/** The head of a page: heading and lead from the front matter, first block of every body. */
export function Hero({ more, refs, plain = false, children, page }: Props) {
  return (
    <header className={children ? 'hero hero-with-exhibit' : 'hero'}>
      <div className="margin">
        <Pictogram name={page.name} />
        <PageDate page={page} />
        <MarginRefs refs={refs} page={page} />
      </div>
      <div className="hero-text">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        {(!plain || more) && (
          <p className="actions">
            {!plain && <DemoLink locale={page.locale} />}
            {more && <a href={more.href}>{more.label}</a>}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

/** Says when the page was written, or reviewed by whom (sectors), or last changed (legal pages). */
function PageDate({ page }: { page: ContentPage }) {
  const words = interfaceText(page.locale).page;
  const reviewer = site.lawReviewer;
  if (page.type === 'Sector')
    return (
      <p className="margin-note">
        {fill(reviewer ? words.reviewedOn : words.writtenOn, {
          date: formatDate(page.reviewedOn, page.locale),
          reviewer: reviewer ?? '',
        })}
      </p>
    );
  if (page.type === 'Legal')
    return (
      <p className="margin-note">
        {fill(words.updatedOn, { date: formatDate(page.updatedOn, page.locale) })}
      </p>
    );
  return null;
}
