import { type PartOf, partsIn } from '@/components/blocks/parts-in';
import type { BlockContext } from '@/lib/block-context';
import { documentsIn } from './documents';
import { NamedDocuments } from './named-documents';
import { type ScopeCountry, ScopeResult } from './parts';
import { stampOf } from './stamp';

type Props = { country: PartOf<typeof ScopeCountry> | undefined; context: BlockContext };

/** What the questions end with, drawn beside them: a result of the first country, which its own step says in full. */
export function Preview({ country, context }: Props) {
  const words = context.words.scope;
  const results = country ? partsIn(country.children, ScopeResult) : [];
  const shown = results.find(({ verdict }) => verdict !== 'no') ?? results[0];
  if (!country || !shown) return null;
  return (
    <div className="scope-preview" aria-hidden="true" data-markdown="none">
      <p className="small">{words.preview}</p>
      <p className="scope-above">{stampOf(country.name, shown, context)}</p>
      <p className="title">{shown.title}</p>
      <ul>
        <NamedDocuments
          documents={documentsIn(country.name, context).named}
          locale={context.page.locale}
        />
      </ul>
      <p className="references small">{shown.refs.slice(0, 2).join(' · ')}</p>
    </div>
  );
}
