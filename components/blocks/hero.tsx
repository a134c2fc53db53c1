import * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatDate } from '@/lib/format';
import { colonIn, homePath } from '@/lib/locale';
import { defineBlock, verbatim } from './define-block';
import { References, refs } from './section';

/** The head of a page: heading and lead from the front matter. */
export const Hero = defineBlock(
  {
    description:
      'The head of a page, first block of every body: heading and lead come from the front matter. One exhibit at most inside, and `Figures` on the home page.',
    inside: 'optional',
    hasHeading: true,
    props: z.strictObject({
      eyebrow: z.string().optional().describe('A few words above the heading: what, and where.'),
      hook: z.string().optional().describe('The promise, one sentence under the heading.'),
      more: z
        .strictObject({
          href: verbatim.describe('Address it leads to.'),
          label: z.string().describe('Its words.'),
        })
        .optional()
        .describe(
          'A second link, beside the demo button. On a profession’s page the questionnaire, where there is one, takes its place.',
        ),
      refs,
      plain: z.boolean().optional().describe('True leaves the demo button out.'),
      surface: z.literal('green').optional().describe('Its ground, where it is not paper.'),
    }),
  },
  ({ eyebrow, hook, more, refs, plain = false, surface, children, context }) => {
    const { page } = context;
    const second = questionnaireOf(context) ?? more;
    const isSector = page.type === 'Sector';
    // The head of a profession or a service is laid out by its kind alone.
    const isOnGreen = isSector || page.type === 'Service';
    const isHome = page.path === homePath[page.locale];
    const kind = isHome ? 'home' : isOnGreen ? 'sector' : page.type.toLowerCase();
    const layout =
      !isOnGreen && (children ? 'hero-with-exhibit' : page.type !== 'Scope' && 'hero-words');
    const classes = ['hero', `hero-${kind}`, layout, !layout && !children ? 'green' : surface];
    return (
      <header className={classes.filter(Boolean).join(' ')}>
        <div className={isOnGreen && children ? 'hero-text green' : 'hero-text'}>
          <Heading {...context} />
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {hook && <p className="hook">{hook}</p>}
          <p className="lead" data-breakable="">
            {page.lead}
          </p>
          {(!plain || second) && (
            <p className="actions">
              {!plain && <DemoLink context={context} />}
              {second && (
                <a
                  className={plain ? startOf(page.type) : undefined}
                  href={second.href}
                  data-markdown="separate"
                >
                  {second.label}
                </a>
              )}
            </p>
          )}
          <References refs={refs} note={isSector ? undefined : dateOf(context)} context={context} />
        </div>
        {['home', 'sector'].includes(kind) && children && <div className="hero-ground no-print" />}
        {children}
        {isSector && <p className="references small">{dateOf(context)}</p>}
      </header>
    );
  },
);

/** A starter file has its one filled button on the sheets beside the heading. */
const startOf = (type: string) => (type === 'StarterFile' ? 'button button-outlined' : 'button');

/** The lines of the heading; a profession's name stands above them, as part of it. */
function Heading({ page, content }: BlockContext) {
  const [first, ...lines] = page.headingLines;
  return (
    <h1>
      {page.type === 'Scope' && <Pictogram name={`sectors/${content.professionOf(page)}`} />}
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
function questionnaireOf({ page, words, content }: BlockContext) {
  if (page.type !== 'Sector') return undefined;
  const { questionnaire } = content.professionPages(page);
  return questionnaire && { href: questionnaire.path, label: words.tools.scope };
}

/** The day the page was written, or reviewed and by whom (sectors), or last changed (legal pages). */
function dateOf({ page, words: { page: words }, content }: BlockContext): string | undefined {
  if (page.type !== 'Sector' && page.type !== 'Legal') return undefined;
  const reviewer = content.site.lawReviewer ?? '';
  const [text, day] =
    page.type === 'Legal'
      ? [words.updatedOn, page.updatedOn]
      : [reviewer ? words.reviewedOn : words.writtenOn, page.reviewedOn];
  return fill(text, { date: formatDate(day, page.locale), reviewer });
}
