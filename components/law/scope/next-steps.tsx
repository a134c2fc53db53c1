import type { PartOf } from '@/components/blocks/parts-in';
import { DemoLink } from '@/components/layout/demo-link';
import { PrintButton } from '@/components/layout/print-button';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { documentsIn } from './documents';
import { NamedDocuments } from './named-documents';
import type { ScopeResult } from './parts';

type Props = { country: string; results: PartOf<typeof ScopeResult>[]; context: BlockContext };

/**
 * What to do after a result. On a phone the buttons come first, to stand in the first screen. Whoever is outside the
 * law has no documents to gather, but a classification to keep.
 */
export const NextSteps = ({ results, ...props }: Props) => (
  <>
    <Documents isLater={results.some(({ day }) => day)} {...props} />
    {results.some(({ verdict, day }) => verdict === 'no' && !day) && <Proof {...props} />}
  </>
);

type DocumentsProps = Omit<Props, 'results'> & { isLater: boolean };

/** The documents that a supervisor asks for, the demo, the list to print. */
function Documents({ country, isLater, context }: DocumentsProps) {
  const words = context.words.scope.next;
  const { file, count, named } = documentsIn(country, context);
  // The number stands large before the words.
  const documents = words.documents.replace('{count}', '');
  return (
    <aside className="scope-next" aria-label={fill(words.title, { country })}>
      {count > 0 ? (
        <h2 className="scope-concerned scope-count">
          <strong>{count}</strong> <span>{documents.trim()}</span>
        </h2>
      ) : (
        <h2 className="scope-concerned">{words.withoutList}</h2>
      )}
      {isLater && <h2 className="scope-not-today">{words.notToday}</h2>}
      {file && count > 0 && (
        <ul className="scope-documents">
          <NamedDocuments documents={named} locale={context.page.locale} />
          {count > named.length && (
            <li className="scope-more">{fill(words.others, { count: count - named.length })}</li>
          )}
        </ul>
      )}
      <div className="actions">
        <DemoLink context={context} label={words.demo} />
        {file && (
          <a className="button button-outlined" href={file.path}>
            {words.print}
          </a>
        )}
      </div>
      <p className="small">{words.promise}</p>
    </aside>
  );
}

/** The result to print, with what is written on it by hand; then the demo. */
function Proof({ country, context }: Omit<Props, 'results'>) {
  const { proof, promise } = context.words.scope.next;
  const { title, text, toFill, print, demo } = proof;
  return (
    <aside className="scope-next scope-proof" aria-label={`${title}, ${country}`}>
      <h2>{title}</h2>
      <p className="scope-proof-text">{text}</p>
      <ul className="scope-record" data-markdown="none">
        {toFill.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="actions">
        <PrintButton className="button">{print}</PrintButton>
        <DemoLink context={context} label={demo} outlined />
      </div>
      <p className="small">{promise}</p>
    </aside>
  );
}
