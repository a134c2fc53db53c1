import { DemoLink } from '@/components/layout/demo-link';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { documentsIn } from './documents';

type Props = { country: string; context: BlockContext };

/**
 * What to do after a result: the documents that a supervisor asks for, the list to print, the demo. On a
 * phone the demo comes first, to stand in the first screen.
 */
export function NextSteps({ country, context }: Props) {
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
      <h2 className="scope-not-today">{words.notToday}</h2>
      {file && count > 0 && (
        <ul className="scope-documents">
          {named.map((text) => (
            <li key={text}>{text}</li>
          ))}
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
