import type * as z from 'zod';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { citedCounts } from '@/lib/law/cited';
import type { sourceTotalsProps } from './sources.props';

type Props = z.infer<typeof sourceTotalsProps> & { page: ContentPage };

/** The parts of the register of texts with what each holds, and the sum: the way to each of them. */
export function SourceTotals({ parts, total, page: { locale, navTitle } }: Props) {
  const words = interfaceWords(locale).sources;
  const sum = citedCounts(locale);
  return (
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
          const { texts, articles } = citedCounts(locale, group);
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
  );
}
