import { useRef } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import type { Values } from './rows';

type Props = {
  words: OwnersWords;
  examples: { title: string; values: Values }[];
  load: (values: Values) => void;
};

/** A case of the page to start from. */
export function ExampleField({ words, examples, load }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const loadChosen = () => {
    const chosen = examples[Number(select.current?.value)];
    if (chosen) load(chosen.values);
  };
  return (
    <div className="field owners-start">
      <label htmlFor="owners-example">{words.startFrom}</label>
      <div className="owners-example">
        <select id="owners-example" ref={select}>
          {examples.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
        <button className="button button-outlined" type="button" onClick={loadChosen}>
          {words.load}
        </button>
      </div>
    </div>
  );
}
