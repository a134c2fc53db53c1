import type * as z from 'zod';
import { riskLevel } from '@/components/exhibits/exhibit';
import { type ContentPage, interfaceWords, professionOf, starterBase } from '@/lib/content';
import { starterFileOf } from '@/lib/law/starter-file';
import { Blank } from './blank';
import { FormTable } from './form-table';
import type { riskFormProps } from './props';

type Props = z.infer<typeof riskFormProps> & { page: ContentPage };

/** A classification of risks to fill in: what the law names for each axis, and room for one's own. */
export function RiskForm({ profession, country, page }: Props) {
  const { starterFile: words, exhibits } = interfaceWords(page.locale);
  const { factors = {} } = starterFileOf(profession ?? professionOf(page), page.locale);
  const ofProfession: Partial<Record<string, string[]>> = country === 'FR' ? factors : {};
  const rows = Object.entries(starterBase(page.locale).risks[country]);
  return (
    <FormTable
      className="risk-form"
      heads={[words.axis, words.factors, words.level, words.measures]}
    >
      {rows.map(([key, { axis, factors: common }]) => (
        <tr key={key}>
          <th scope="row">
            {axis}
            {[...common, ...(ofProfession[key] ?? [])].map((factor) => (
              <span key={factor} data-markdown="separate">
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
    </FormTable>
  );
}
