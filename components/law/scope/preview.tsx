import { type PartOf, partsIn } from '@/components/blocks/parts-in';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { documentsIn } from './documents';
import { type ScopeCountry, ScopeResult } from './parts';
import { stampOf } from './stamp';

type Props = { country: PartOf<typeof ScopeCountry> | undefined; context: BlockContext };

/** What the questions end with, drawn beside them: a result of the first country, which its own step says in full. */
export function Preview({ country, context }: Props) {
  const words = context.words.scope;
  const results = country ? partsIn(country.children, ScopeResult) : [];
  const example = results.find(({ verdict }) => verdict !== 'no') ?? results[0];
  if (!country || !example) return null;
  return (
    <div className="scope-preview" aria-hidden="true" data-markdown="none">
      <p className="small">{words.preview}</p>
      <p className="scope-above">{stampOf(country.name, example, context)}</p>
      <p className="title">{example.title}</p>
      <p className="scope-comes">
        <strong>
          {fill(context.words.tools.items, { count: documentsIn(country.name, context).count })}
        </strong>
        <span>{example.refs.slice(0, 2).join(' · ')}</span>
      </p>
    </div>
  );
}
