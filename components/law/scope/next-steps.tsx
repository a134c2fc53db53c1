import { DemoLink } from '@/components/layout/demo-link';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { countries } from '@/lib/law/countries';
import type { Locale } from '@/lib/locale';

/** How many documents are named; the starter file has all. */
const namedDocuments = 3;

type Props = { country: string; context: BlockContext };

/** What to do after a result: the documents that a supervisor asks for, the list to print, the demo. */
export function NextSteps({ country, context }: Props) {
  const { page, content } = context;
  const words = context.words.scope.next;
  const profession = content.professionOf(page);
  const file = content.pageNamed(`starter-files/${profession}`, page.locale);
  const code = countries.find((code) => nameOf(code, page.locale) === country);
  const documents =
    file && code ? content.checklistOf(content.starterFileOf(profession, page.locale), code) : [];
  return (
    <aside className="scope-next" aria-label={fill(words.title, { country })}>
      <h2 className="scope-concerned">
        {documents.length > 0
          ? fill(words.documents, { count: documents.length })
          : words.withoutList}
      </h2>
      <h2 className="scope-not-today">{words.notToday}</h2>
      <div className="actions">
        <DemoLink context={context} label={words.demo} />
        {file && (
          <a className="button button-outlined" href={file.path}>
            {words.print}
          </a>
        )}
      </div>
      <p className="small">{words.promise}</p>
      {documents.length > 0 && (
        <ul className="scope-concerned">
          {documents.slice(0, namedDocuments).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          {documents.length > namedDocuments && (
            <li className="scope-more">
              {fill(words.others, { count: documents.length - namedDocuments })}
            </li>
          )}
        </ul>
      )}
    </aside>
  );
}

const nameOf = (country: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country);
