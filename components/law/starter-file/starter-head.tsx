import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { PrintButton } from '@/components/layout/print-button';
import { fill, formatDate } from '@/lib/format';
import { profession, starterFileFor } from './props';

/** The head of the form: what it is worth, who fills it in and when, and on paper and as a spreadsheet. */
export const StarterHead = defineBlock(
  {
    description:
      'The head of a starter file: to be adapted, what happens to the ticks, the date of the information, lines for a name and a day, the checklist as a spreadsheet.',
    props: z.strictObject({ profession }),
  },
  (props) => {
    const { page, content } = props.context;
    const { starterFile: words, scope, page: pageWords } = props.context.words;
    const file = starterFileFor(props);
    const documents = content.documentsOf(file);
    return (
      <div className="starter-head">
        <p className="actions no-print">
          <PrintButton>{words.print}</PrintButton>{' '}
          {documents.length > 0 && (
            <a className="button button-outlined" href="#documents">
              {fill(words.documents, { count: documents.length })}
            </a>
          )}{' '}
          <a className="button button-outlined" href={content.csvPath(file.path)} download="">
            {words.download}
          </a>
        </p>
        <p className="starter-head-adapt">{words.adapt}</p>
        <div className="starter-head-lines small">
          {[words.firm, words.preparedBy, words.preparedOn].map((label) => (
            <p key={label}>{label}</p>
          ))}
        </div>
        <p className="small">{words.notStored}</p>
        <p className="small">
          {fill(scope.caution, { date: formatDate(file.reviewedOn, page.locale) })}{' '}
          {pageWords.otherCountries}
        </p>
      </div>
    );
  },
);
