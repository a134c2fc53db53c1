import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { PrintButton } from '@/components/layout/print-button';
import type { DocumentText } from '@/lib/content/schemas/documents';
import { fill, formatDate } from '@/lib/format';
import { profession, starterFileFor } from './props';

/** The head of the file: what is in it, how to take it away, and on paper who fills it in and when. */
export const StarterHead = defineBlock(
  {
    description:
      'The head of a starter file: how much is in it, the files to take away, to be adapted, the date of the information; on paper, lines for a name and a day.',
    props: z.strictObject({ profession }),
  },
  (props) => {
    const { page, content } = props.context;
    const { starterFile: words, scope, page: pageWords } = props.context.words;
    const file = starterFileFor(props);
    const documents = content.documentsOf(file);
    const holds = [
      [words.holds.FR, content.checklistOf(file, 'FR')],
      [words.holds.LU, content.checklistOf(file, 'LU')],
      [words.holds.documents, documents],
      [words.holds.signs, file.signs],
    ] as const;
    return (
      <div className="starter-head">
        {documents.length > 0 && (
          <div className="starter-sheets no-print" aria-hidden="true" data-markdown="none">
            {documents.slice(0, 3).map(({ text }) => (
              <FirstPage text={text} key={text.name} />
            ))}
          </div>
        )}
        <div className="starter-box green no-print">
          <dl className="starter-holds">
            {holds.map(([label, { length }]) => (
              <div key={label}>
                <dt>{label}</dt> <dd>{length}</dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            {documents.length > 0 && (
              <a className="button" href="#documents">
                {words.documents}
              </a>
            )}{' '}
            <PrintButton className="button-quiet">{words.print}</PrintButton>{' '}
            <a href={content.csvPath(file.path)} download="">
              {words.download}
            </a>
          </p>
        </div>
        <div className="starter-head-lines small">
          {[words.firm, words.preparedBy, words.preparedOn].map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
        <div className="starter-caution">
          <p className="small">
            <strong>{words.adapt}</strong>{' '}
            {fill(scope.caution, { date: formatDate(file.reviewedOn, page.locale) })}{' '}
            {pageWords.otherCountries}
          </p>
        </div>
      </div>
    );
  },
);

/** The first page of a document, drawn small: the first line to fill in. */
const FirstPage = ({ text: { title, parts } }: { text: DocumentText }) => (
  <div className="starter-page">
    <p className="part-title">{title}</p>
    {parts[0]?.fields && <p>{parts[0].fields[0]}</p>}
  </div>
);
