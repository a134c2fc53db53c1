import * as z from 'zod';
import type { BlockContext } from '@/lib/block-context';
import { criteria, criterionStatuses, themes } from '@/lib/content/schemas/criteria';
import { colonIn } from '@/lib/locale';
import { DataTable } from './data-table';
import { defineBlock } from './define-block';
import { Fold } from './fold';

/** How many criteria of RGAA are in each state, as one bar: a count of what was tried, from which no rate follows. */
export const CriteriaTotals = defineBlock(
  {
    description: 'How many criteria of RGAA are in each state, from `content/legal/criteria.yml`.',
    props: z.strictObject({
      caption: z.string().describe('What is counted, and by whom.'),
    }),
  },
  ({ caption, context }) => {
    const { statuses } = context.content.criteriaWords(context.page.locale);
    const counts = countsOf(criteria, context);
    const before = (index: number) =>
      counts.slice(0, index).reduce((sum, [, count]) => sum + count, 0);
    return (
      <div className="criteria-totals">
        <svg viewBox={`0 0 ${criteria.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {counts.map(([status, count], index) => (
            <rect key={status} className={status} x={before(index)} width={count} height="1" />
          ))}
        </svg>
        <dl>
          {counts.map(([status, count]) => (
            <div key={status} className={status}>
              <dt>{statuses[status]}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <p className="small">{caption}</p>
      </div>
    );
  },
);

/** The 106 criteria of RGAA by theme, folded: the state of each, and how it was tried or why it was not. */
export const CriteriaList = defineBlock(
  {
    description:
      'The criteria of RGAA by theme, folded, each with its state and how it was tried, from `content/legal/criteria.yml`.',
  },
  ({ context }) => {
    const { locale } = context.page;
    const words = context.content.criteriaWords(locale);
    return (
      <div>
        {themes.map((theme) => {
          const ofTheme = criteria.filter((number) => number.startsWith(`${theme}.`));
          const counts = countsOf(ofTheme, context).filter(([, count]) => count > 0);
          return (
            <Fold
              key={theme}
              className="details-line"
              id={`rgaa-${theme}`}
              summary={<h3>{`${theme}. ${words.themes[theme]}`}</h3>}
              hint={counts
                .map(([status, count]) => `${words.statuses[status]}${colonIn(locale)} ${count}`)
                .join(' · ')}
            >
              <CriteriaTable numbers={ofTheme} context={context} />
            </Fold>
          );
        })}
      </div>
    );
  },
);

type TableProps = { numbers: string[]; context: BlockContext };

function CriteriaTable({ numbers, context: { page, content } }: TableProps) {
  const words = content.criteriaWords(page.locale);
  const { heads } = words;
  return (
    <DataTable heads={[heads.criterion, heads.status, heads.how]}>
      {numbers.map((number) => {
        const { status, by = [], because } = content.criteria.criteria[number] ?? {};
        const how = [...by.map((check) => words.checks[check]), because && words.reasons[because]];
        return (
          <tr key={number}>
            <th scope="row">{`${number} ${words.criteria[number]}`}</th>
            <td data-label={heads.status}>{status && words.statuses[status]}</td>
            <td data-label={heads.how}>{how.filter(Boolean).join(', ')}</td>
          </tr>
        );
      })}
    </DataTable>
  );
}

/** How many of these criteria are in each state. */
const countsOf = (numbers: string[], { content }: BlockContext) =>
  criterionStatuses.map((status) => {
    const matching = numbers.filter(
      (number) => content.criteria.criteria[number]?.status === status,
    );
    return [status, matching.length] as const;
  });
