import type { BlockContext } from '@/lib/block-context';

type Props = {
  /** A selector: what stays in sight or goes, in each `.filtered` part of the page. */
  items: string;
  context: BlockContext;
};

/** Leaves in sight what holds the words typed (browser/filter.ts), and says how much that is. Not there without script. */
export function FilterField({ items, context }: Props) {
  const { filter, foundNone, foundOne, foundMany } = context.words.sources;
  return (
    <div className="field filter no-print" data-markdown="none">
      <label htmlFor="filter">{filter}</label>
      {/* A placeholder, though empty, lets the style sheet see whether something was typed. */}
      <input type="search" id="filter" data-filter={items} placeholder=" " autoComplete="off" />
      <p
        className="small"
        role="status"
        data-none={foundNone}
        data-one={foundOne}
        data-many={foundMany}
      />
    </div>
  );
}
