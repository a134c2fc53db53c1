'use client';

import { useState } from 'react';
import type { Words } from './words';

type Options = { text: string; name: string; words: Words };

/** Puts an example's MDX on the clipboard, and says so. */
export function CopyButton({ text, name, words }: Options) {
  const [copied, setCopied] = useState(false);
  return (
    <p className="actions">
      <button
        type="button"
        className="button"
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        {words.copy} {name}
      </button>
      <span role="status">{copied && words.copied}</span>
    </p>
  );
}
