import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { sourceGroups } from '@/lib/content/schemas/sources';
import { FilterField } from './filter-field';

/** The parts of the register of texts with what each holds, and the sum: the way to each of them. */
export const SourceTotals = defineBlock(
  {
    description:
      'A field to search the register, and how many texts and articles each part of it holds, with the sum.',
    props: z.strictObject({
      parts: z
        .array(
          z.strictObject({
            group: z.enum(sourceGroups).describe('Which part: its section has this `id`.'),
            label: z.string().describe('What the part is called.'),
          }),
        )
        .describe('The parts of the register, in the order of their sections.'),
      total: z.string().describe('What the last line is called.'),
    }),
  },
  ({ parts, total, context }) => {
    const { content } = context;
    const { locale, navTitle } = context.page;
    const words = context.words.sources;
    const sum = content.citedCounts(locale);
    return (
      <div>
        <FilterField items=".source-articles > li" context={context} />
        <table className="source-totals">
          <thead>
            <tr>
              <th scope="col">{navTitle}</th>
              <th scope="col">{words.texts}</th>
              <th scope="col">{words.articles}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ group, label }) => {
              const { texts, articles } = content.citedCounts(locale, group);
              return (
                <tr key={group}>
                  <th scope="row">
                    <a href={`#${group}`}>{label}</a>
                  </th>
                  <td>{texts}</td>
                  <td>{articles}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td>{sum.texts}</td>
              <td>{sum.articles}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    );
  },
);
