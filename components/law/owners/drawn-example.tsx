import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import type { Locale } from '@/lib/locale';
import { ToolExample } from '../tool-form';
import { calculate } from './calculation';
import type { Example } from './example-field';
import { Counts } from './result-next';
import { treeOf } from './tree';

type Props = Example & { words: OwnersWords; locale: Locale };

/** What an example comes to, where the result will stand: the worked cases under the form say it in full. */
export function DrawnExample({ title, values, words, locale }: Props) {
  const outcome = calculate(values, words, locale);
  if ('errors' in outcome) return null;
  const { result } = outcome;
  return (
    <ToolExample label={words.example} title={title} note={words.exampleNote}>
      <div className="owners-next green">
        <Counts {...{ result, words, locale }} />
      </div>
      <div className="owners-tree">
        <OwnershipChart
          client={result.client.name}
          clientLabel={words.clientLabel}
          nodes={treeOf(result, words, locale)}
        />
      </div>
    </ToolExample>
  );
}
