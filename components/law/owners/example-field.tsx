import { useState } from 'react';
import { OwnershipChart } from '@/components/exhibits/ownership-chart';
import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import type { Locale } from '@/lib/locale';
import { calculate } from './calculation';
import { Counts } from './result-next';
import type { Values } from './rows';
import { treeOf } from './tree';

type Props = {
  words: OwnersWords;
  locale: Locale;
  examples: { title: string; values: Values }[];
  /** Whether there is no result yet: what the example comes to is drawn in its place. */
  isDrawn: boolean;
  load: (values: Values) => void;
};

/** A case of the page to start from; which one does not change the result. */
export function ExampleField({ words, locale, examples, isDrawn, load }: Props) {
  const [chosen, choose] = useState(0);
  const example = examples[chosen];
  return (
    <>
      <div className="field">
        <label htmlFor="owners-example">{words.startFrom}</label>
        <div className="owners-example">
          <select
            id="owners-example"
            value={chosen}
            onChange={(event) => {
              event.stopPropagation();
              choose(Number(event.target.value));
            }}
          >
            {examples.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
          <button
            className="button button-outlined"
            type="button"
            onClick={() => example && load(example.values)}
          >
            {words.load}
          </button>
        </div>
      </div>
      {isDrawn && example && <Drawing values={example.values} {...{ words, locale }} />}
    </>
  );
}

type DrawingProps = { values: Values; words: OwnersWords; locale: Locale };

/** What an example comes to, pale: the worked cases under the form say it in full. */
function Drawing({ values, words, locale }: DrawingProps) {
  const outcome = calculate(values, words, locale);
  if ('errors' in outcome) return null;
  const { result } = outcome;
  return (
    <div className="owners-next owners-drawn" aria-hidden="true">
      <Counts {...{ result, words, locale }} />
      <div className="owners-tree">
        <OwnershipChart
          client={result.client.name}
          clientLabel={words.clientLabel}
          nodes={treeOf(result, words, locale)}
        />
      </div>
    </div>
  );
}
