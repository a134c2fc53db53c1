import type { ReactNode } from 'react';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText } from '@/lib/content';
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

/** Says when the law was reviewed (sectors) or the text last changed (legal pages). */
function PageDate({ page }: { page: ContentPage }) {
  const words = interfaceText(page.locale).page;
  if (page.type === 'Sector')
    return <DatedNote text={words.reviewedOn} date={page.reviewedOn} page={page} />;
  if (page.type === 'Legal')
    return <DatedNote text={words.updatedOn} date={page.updatedOn} page={page} />;
  return null;
}

function DatedNote({ text, date, page }: { text: string; date: string; page: ContentPage }) {
  return <p className="margin-note">{fill(text, { date: formatDate(date, page.locale) })}</p>;
}
