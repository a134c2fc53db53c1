import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { PrintButton } from '@/components/layout/print-button';
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
        <WordFile />
        <dl className="starter-holds no-print">
          {holds.map(([label, { length }]) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{length}</dd>
            </div>
          ))}
        </dl>
        <p className="actions no-print">
          {documents.length > 0 && (
            <a className="button button-outlined" href="#documents">
              {words.documents}
            </a>
          )}{' '}
          <PrintButton>{words.print}</PrintButton>{' '}
          <a className="button button-outlined" href={content.csvPath(file.path)} download="">
            {words.download}
          </a>
        </p>
        <div className="starter-head-lines small">
          {[words.firm, words.preparedBy, words.preparedOn].map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
        <div className="starter-caution">
          <p className="part-title">{words.adapt}</p>
          <p className="small">
            {fill(scope.caution, { date: formatDate(file.reviewedOn, page.locale) })}{' '}
            {pageWords.otherCountries}
          </p>
        </div>
      </div>
    );
  },
);

/** A drawing of one of its documents: a title, a table, lines to fill in. */
const WordFile = () => (
  <svg className="starter-page no-print" viewBox="0 0 62 80" aria-hidden="true">
    <path d="M1 1h44l16 16v62H1z" />
    <path d="M45 1v16h16M10 34h42v22H10zM10 45h42M26 34v22" />
    <path d="M10 13h24M10 20h16M10 64h42M10 70h30" />
  </svg>
);
