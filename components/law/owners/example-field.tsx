import type { OwnersWords } from '@/lib/content/schemas/interface';
import { ToolField } from '../tool-form';
import type { Values } from './rows';

export type Example = { title: string; values: Values };

type Props = {
  words: OwnersWords;
  examples: Example[];
  chosen: number;
  choose: (index: number) => void;
  load: (values: Values) => void;
};

/** Loads one of the page's cases. Choosing one does not recalculate: only loading does. */
export const ExampleField = ({ words, examples, chosen, choose, load }: Props) => (
  <ToolField id="owners-example" label={words.startFrom}>
    <div className="tool-start">
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
        onClick={() => examples[chosen] && load(examples[chosen].values)}
      >
        {words.load}
      </button>
    </div>
  </ToolField>
);
