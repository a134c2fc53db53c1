import type { ReactNode } from 'react';
import type * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText, pageNamed, professionOf, site } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { colonIn } from '@/lib/locale';
import type { heroProps } from './content-blocks.props';
import { References } from './section';

type Props = z.infer<typeof heroProps> & { children?: ReactNode; page: ContentPage };

/** The head of a page: heading and lead from the front matter. */
export function Hero({ eyebrow, hook, more, refs, plain = false, children, page }: Props) {
  const second = questionnaireOf(page) ?? more;
  const kind = eyebrow ? 'home' : page.type.toLowerCase();
  const besides = children ? ' hero-with-exhibit' : page.type === 'Scope' ? '' : ' hero-words';
  return (
    <header className={`hero hero-${kind}${besides}`}>
      <div className="hero-text">
        <Heading page={page} />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {hook && <p className="hook">{hook}</p>}
        <p className="lead" data-breakable="">
          {page.lead}
        </p>
        {(!plain || second) && (
          <p className="actions">
            {!plain && <DemoLink locale={page.locale} />}
            {second && (
              <a
                className={plain ? 'button' : undefined}
                href={second.href}
                data-markdown="separate"
              >
                {second.label}
              </a>
            )}
          </p>
        )}
        <References refs={refs} note={dateOf(page)} page={page} />
      </div>
      {['home', 'sector'].includes(kind) && children && <div className="hero-ground" />}
      {children}
    </header>
  );
}

/** The lines of the heading; a profession's name stands above them, as part of it. */
function Heading({ page }: { page: ContentPage }) {
  const [first, ...lines] = page.headingLines;
  return (
    <h1>
      {page.type === 'Sector' && (
        <span className="hero-profession">
          <Pictogram name={page.name} />
          {page.navTitle}
          <span className="visually-hidden">{colonIn(page.locale)}</span>
        </span>
      )}
      {` ${first}`}
      {lines.map((line) => [
        ' ',
        <span className="line" key={line}>
          {line}
        </span>,
      ])}
    </h1>
  );
}

/** The second link of a profession's page leads to its questionnaire, where there is one. */
function questionnaireOf(page: ContentPage) {
  const questionnaire = pageNamed(`scope/${professionOf(page)}`, page.locale);
  return page.type === 'Sector' && questionnaire
    ? { href: questionnaire.path, label: interfaceText(page.locale).tools.scope }
    : undefined;
}

/** The day the page was written, or reviewed and by whom (sectors), or last changed (legal pages). */
function dateOf(page: ContentPage): string | undefined {
  if (page.type !== 'Sector' && page.type !== 'Legal') return undefined;
  const words = interfaceText(page.locale).page;
  const reviewer = site.lawReviewer ?? '';
  const [text, day] =
    page.type === 'Legal'
      ? [words.updatedOn, page.updatedOn]
      : [reviewer ? words.reviewedOn : words.writtenOn, page.reviewedOn];
  return fill(text, { date: formatDate(day, page.locale), reviewer });
}
