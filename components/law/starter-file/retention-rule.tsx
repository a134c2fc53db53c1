import type * as z from 'zod';
import { type ContentPage, interfaceWords, starterBase } from '@/lib/content';
import { Blank } from './blank';
import { FormTable } from './form-table';
import type { retentionRuleProps } from './props';

type Props = z.infer<typeof retentionRuleProps> & { page: ContentPage };

/** What is kept for five years, and from when; room for the day on which they end. */
export function RetentionRule({ country, page }: Props) {
  const words = interfaceWords(page.locale).starterFile;
  return (
    <FormTable heads={[words.kept, words.keptFor, words.article, words.keptUntil]}>
      {starterBase(page.locale).retention[country].map(({ what, term, refs }) => (
        <tr key={what}>
          <td>{what}</td>
          <td data-label={words.keptFor}>{term}</td>
          <td className="form-table-refs" data-label={words.article}>
            {refs}
          </td>
          <Blank label={words.keptUntil} words={words} />
        </tr>
      ))}
    </FormTable>
  );
}
