import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { calculate } from './calculation';
import { Counts } from './result-next';
import type { Values } from './rows';
import { treeOf } from './tree';

type Props = { values: Values; words: OwnersWords; locale: Locale };

/** What an example comes to, where the result will stand: the worked cases under the form say it in full. */
export function DrawnExample({ values, words, locale }: Props) {
  const outcome = calculate(values, words, locale);
  if ('errors' in outcome) return null;
  const { result } = outcome;
  const client = result.client.name;
  return (
    <div className="owners-result owners-drawn" aria-hidden="true">
      <p className="row">
        <span className="chip">{words.example}</span>{' '}
        <span className="owners-title">{fill(words.result, { client })}</span>
      </p>
      <div className="owners-next green">
        <Counts {...{ result, words, locale }} />
      </div>
      <div className="owners-tree">
        <OwnershipChart
          client={client}
          clientLabel={words.clientLabel}
          nodes={treeOf(result, words, locale)}
        />
      </div>
    </div>
  );
}
