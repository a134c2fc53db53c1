import type { BlockContext } from '@/lib/block-context';

/** What a demo takes: how soon, how long, on what. */
export const Promises = ({ context }: { context: BlockContext }) => (
  <ul className="row promises no-print">
    {context.words.page.promises.map((promise) => (
      <li key={promise}>{promise}</li>
    ))}
  </ul>
);
