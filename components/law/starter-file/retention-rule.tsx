import * as z from 'zod';
import { DataTable } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { fill } from '@/lib/format';
import { Blank } from './blank';
import { CountryPart } from './country-part';
import { country } from './props';

/** What is kept for five years, and from when; room for the day on which they end. */
export const RetentionRule = defineBlock(
  {
    description:
      'What is kept, from when and for how long, with room for the day on which it ends.',
    props: z.strictObject({ country }),
  },
  ({ country, context }) => {
    const { page, content } = context;
    const { starterFile: words, footer } = context.words;
    return (
      <CountryPart
        country={country}
        summary={fill(words.periods, { country: footer.countries[country] })}
        long
      >
        <DataTable
          className="table form-table"
          heads={[words.kept, words.keptFor, words.article, words.keptUntil]}
          blanks={[words.keptUntil]}
        >
          {content.starterBase(page.locale).retention[country].map(({ what, term, refs }) => (
            <tr key={what}>
              <td>{what}</td>
              <td data-label={words.keptFor}>{term}</td>
              <td className="small" data-label={words.article}>
                {refs}
              </td>
              <Blank label={words.keptUntil} words={words} />
            </tr>
          ))}
        </DataTable>
      </CountryPart>
    );
  },
);
