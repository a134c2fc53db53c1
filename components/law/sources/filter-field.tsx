import type { BlockContext } from '@/lib/block-context';

type Props = {
  /** Selector of the items that the filter shows or hides. */
  items: string;
  context: BlockContext;
};

/** Shows only what contains the words typed (browser/filter.ts), and how much. Hidden without script. */
export function FilterField({ items, context }: Props) {
  const { filter, filterExample, foundNone, foundOne, foundMany } = context.words.sources;
  return (
    <div className="field filter no-print" data-markdown="none">
      <label htmlFor="filter">{filter}</label>
      <svg className="pictogram" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zm-1.6 3.9L20 20" />
      </svg>
      {/* The placeholder lets the style sheet see whether something was typed. */}
      <input
        type="search"
        id="filter"
        data-filter={items}
        placeholder={filterExample}
        autoComplete="off"
      />
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
