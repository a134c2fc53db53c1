import { DataTable } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { ruleNamed, ruleNames } from '@/lib/law/file-dates';
import { lawOf, periodOf, wordsOf } from './words';

/** Every rule that the tool applies, as a table: it needs no script. */
export const FileDatesRules = defineBlock(
  { description: 'Every rule that `FileDates` applies, in a table.' },
  ({ context }) => {
    const { fileDates: words, footer } = context.words;
    const { locale } = context.page;
    const { table } = words;
    return (
      <DataTable
        className="table dates-table"
        heads={[table.start, table.what, table.period, table.law, table.refs]}
      >
        {ruleNames.map((rule) => {
          const { start, period } = ruleNamed(rule);
          const { what, refs } = wordsOf(rule, words);
          return (
            <tr key={rule}>
              <th scope="row">{words.starts[start]}</th>
              <td data-label={table.what}>{what}</td>
              <td data-label={table.period}>
                {period ? periodOf(period, words, locale) : words.noDay}
              </td>
              <td data-label={table.law}>{lawOf(rule, words, footer.countries, locale)}</td>
              <td data-label={table.refs}>{refs}</td>
            </tr>
          );
        })}
      </DataTable>
    );
  },
);
