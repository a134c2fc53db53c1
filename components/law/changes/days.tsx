import { Fragment } from 'react';
import type { BlockContext } from '@/lib/block-context';
import { formatDate, formatPartialDate } from '@/lib/format';
import { colonIn } from '@/lib/locale';

type Days = ReturnType<BlockContext['content']['changesFor']>;
export type Entry = Days[number]['entries'][number];

type Props = {
  days: Days;
  /** Where a change of the pages of all professions leads, instead of to each of them. */
  many?: string;
  context: BlockContext;
};

/** A ledger: the day in the margin, and what changed on it. */
export const ChangeDays = ({ days, many, context }: Props) => (
  <ol className="deadline-days">
    {days.map(({ date, entries }) => (
      <li className="deadline-day" key={date}>
        <time className="deadline-date" dateTime={date}>
          {formatDate(date, context.page.locale)}
        </time>
        {entries.map((entry) => (
          <ChangeEntry key={entry.change.text} entry={entry} many={many} context={context} />
        ))}
      </li>
    ))}
  </ol>
);

/** A change: the rule before and after, since when, who has to act; and the pages that say it. */
function ChangeEntry({ entry, many, context }: Omit<Props, 'days'> & { entry: Entry }) {
  const { change, pages } = entry;
  const words = context.words.changes;
  const rows = [
    [words.old, change.old],
    [words.new, change.new],
    [words.article, change.article],
    [words.since, change.since && formatPartialDate(change.since, context.page.locale)],
    [words.who, change.who],
  ].filter(([, value]) => value);
  return (
    <div className="change">
      <p>{change.text}</p>
      {rows.length > 0 && (
        <dl className="change-rows">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{`${label}${colonIn(context.page.locale)}`}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="deadline-refs">
        {`${words.see}${colonIn(context.page.locale)} `}
        {many && pages.length >= context.content.sectorsIn(context.page.locale).length ? (
          <a href={many}>{context.words.deadlines.common}</a>
        ) : (
          <ChangedPages pages={pages} />
        )}
      </p>
    </div>
  );
}

/** Links to the pages that say a change. */
export const ChangedPages = ({ pages }: Pick<Entry, 'pages'>) =>
  pages.map(({ path, navTitle }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path}>{navTitle}</a>
    </Fragment>
  ));
