import type { BlockContext } from '@/lib/block-context';
import { formatPartialDate } from '@/lib/format';
import { ChangedPages, type Entry } from './days';

/** A change drawn large: the rule before, and the rule since. */
export function RuleChange({ entry, context }: { entry: Entry; context: BlockContext }) {
  const { text, old, new: now, article, since, who } = entry.change;
  const words = context.words.changes;
  return (
    <figure className="rule-change">
      <figcaption>
        <p>{text}</p>
        {article && <p className="small">{article}</p>}
        <p className="small">
          {who && `${who} · `}
          <ChangedPages pages={entry.pages} />
        </p>
      </figcaption>
      <dl>
        <div>
          <dt>{words.old}</dt>
          <dd>{old}</dd>
        </div>
        <div className="green">
          <dt>
            {words.new}
            {since && ` · ${formatPartialDate(since, context.page.locale)}`}
          </dt>
          <dd>{now}</dd>
        </div>
      </dl>
    </figure>
  );
}
