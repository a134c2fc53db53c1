import * as z from 'zod';
import { DataTable } from '@/components/blocks/data-table';
import { defineBlock } from '@/components/blocks/define-block';
import { riskLevel } from '@/components/exhibits/exhibit';
import { fill } from '@/lib/format';
import { Blank } from './blank';
import { CountryPart } from './country-part';
import { country, profession, starterFileFor } from './props';

/** A classification of risks to fill in: what the law names for each axis, and room for one's own. */
export const RiskForm = defineBlock(
  {
    description:
      'An empty classification of risks, a row for each axis, to fill in by hand. Inside: what to know of it.',
    inside: 'optional',
    props: z.strictObject({ profession, country }),
  },
  (props) => {
    const { country, context, children } = props;
    const { page, content } = context;
    const { starterFile: words, exhibits, footer } = context.words;
    const { factors = {} } = starterFileFor(props);
    const ofProfession: Partial<Record<string, string[]>> = country === 'FR' ? factors : {};
    const rows = Object.entries(content.starterBase(page.locale).risks[country]);
    return (
      <CountryPart
        country={country}
        summary={fill(words.table, { country: footer.countries[country] })}
        long
      >
        {children}
        <DataTable
          className="table form-table risk-form"
          heads={[words.axis, words.factors, words.level, words.measures]}
          blanks={[words.factors, words.measures]}
        >
          {rows.map(([key, { axis, factors: common }]) => (
            <tr key={key}>
              <th scope="row">
                {axis}
                {[...common, ...(ofProfession[key] ?? [])].map((factor) => (
                  <span className="small" key={factor} data-markdown="separate">
                    {' '}
                    {factor}
                  </span>
                ))}
              </th>
              <Blank label={words.factors} words={words} />
              <td data-label={words.level}>
                {riskLevel.options.map((level) => (
                  <label key={level}>
                    <input type="checkbox" data-markdown="none" /> {exhibits[level]}
                  </label>
                ))}
              </td>
              <Blank label={words.measures} words={words} />
            </tr>
          ))}
        </DataTable>
      </CountryPart>
    );
  },
);
