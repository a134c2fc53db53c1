import { type ChangeEvent, useRef } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { download } from '../download';
import type { Tool } from '../tool-form';
import { openCase, saveCase } from './case-file';
import { fragmentOf } from './fragment';
import type { Values } from './rows';

type Props = {
  values: Values;
  /** Whether something was entered, which can be kept. */
  hasCase: boolean;
  words: OwnersWords;
  withNames: boolean;
  setWithNames: (withNames: boolean) => void;
  load: (values: Values) => void;
  clear: () => void;
  tool: Tool;
};

/** Keeps a case, sends it, opens it again, or clears it. */
export function CaseActions(props: Props) {
  const { values, hasCase, words, withNames, setWithNames, load, clear, tool } = props;
  const file = useRef<HTMLInputElement>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const opened = openCase((await target.files?.[0]?.text()) ?? '');
    // So that the same file can be chosen again.
    target.value = '';
    if (opened) load(opened);
    else tool.fail(words.openFailed);
  }

  return (
    // What is kept does not change the result.
    <div className="tool-fields" onChange={(event) => event.stopPropagation()}>
      {hasCase && (
        <>
          <p className="small">{words.addressNote}</p>
          <div className="field field-tick">
            <input
              type="checkbox"
              id="owners-names"
              checked={withNames}
              onChange={({ target }) => setWithNames(target.checked)}
            />
            <label htmlFor="owners-names">{words.withNames}</label>
          </div>
        </>
      )}
      <p className="actions">
        {hasCase && (
          <>
            <button
              className="button-quiet"
              type="button"
              onClick={() => tool.copy(fragmentOf(values, withNames), words)}
            >
              {words.copyLink}
            </button>
            <button
              className="button-quiet"
              type="button"
              onClick={() => download(words.fileName, 'json', saveCase(values))}
            >
              {words.save}
            </button>
          </>
        )}
        <button className="button-quiet" type="button" onClick={() => file.current?.click()}>
          {words.open}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={words.open}
          onChange={open}
          hidden
        />
        {hasCase && (
          <button
            className="button-quiet"
            type="button"
            onClick={() => confirm(words.confirmClear) && clear()}
          >
            {words.clear}
          </button>
        )}
      </p>
    </div>
  );
}
