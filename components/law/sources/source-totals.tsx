import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { sourceGroups } from '@/lib/content/schemas/sources';
import { fill, formatDate } from '@/lib/format';
import { FilterField } from './filter-field';

/** What the register holds, as the totals of a ledger: the articles of each part, the way to it, and the sum. */
export const SourceTotals = defineBlock(
  {
    description:
      'A field to search the register, and how many texts and articles each part of it holds, with the sum.',
    props: z.strictObject({
      parts: z
        .array(
          z.strictObject({
            group: z.enum(sourceGroups).describe('Which part: its list has this `id`.'),
            label: z.string().describe('What the part is called.'),
          }),
        )
        .describe('The parts of the register, in the order of their lists.'),
    }),
  },
  ({ parts, context }) => {
    const { content } = context;
    const { locale } = context.page;
    const words = context.words.sources;
    const sum = content.citedCounts(locale);
    const lastRead = Object.values(content.sources)
      .map(({ read }) => read)
      .sort()
      .at(-1);
    return (
      <>
        <FilterField items=".source-articles > li" context={context} />
        <div className="figures source-totals">
          <dl>
            {parts.map(({ group, label }) => {
              const { texts, articles } = content.citedCounts(locale, group);
              return (
                <div className="figure" key={group}>
                  <dt>
                    <a href={`#${group}`}>{label}</a>
                    <br />
                    {fill(words.textsIn, { count: texts })}
                  </dt>
                  <dd>{articles}</dd>
                </div>
              );
            })}
            <div className="figure green">
              <dt>
                {words.total}
                <br />
                {`${fill(words.textsIn, { count: sum.texts })}, ${fill(words.lastRead, { date: formatDate(lastRead ?? '', locale) })}`}
              </dt>
              <dd>{sum.articles}</dd>
            </div>
          </dl>
        </div>
      </>
    );
  },
);
