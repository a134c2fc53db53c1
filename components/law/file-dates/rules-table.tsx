import type { BlockContext } from '@/lib/block-context';
import { ruleNamed, ruleNames } from '@/lib/law/file-dates';
import { lawOf, wordsOf } from './words';

/** Every rule that the tool applies, as a table: it needs no script. */
export function RulesTable({ context }: { context: BlockContext }) {
  const { fileDates: words, footer } = context.words;
  const { table } = words;
  return (
    <div className="table dates-table">
      <table>
        <thead>
          <tr>
            {[table.start, table.what, table.period, table.law, table.refs].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ruleNames.map((rule) => {
            const { what, period = words.noDay, refs } = wordsOf(rule, words);
            return (
              <tr key={rule}>
                <th scope="row">{words.starts[ruleNamed(rule).start]}</th>
                <td data-label={table.what}>{what}</td>
                <td data-label={table.period}>{period}</td>
                <td data-label={table.law}>
                  {lawOf(rule, words, footer.countries, context.page.locale)}
                </td>
                <td data-label={table.refs}>{refs}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
