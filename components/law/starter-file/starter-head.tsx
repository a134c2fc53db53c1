import type * as z from 'zod';
import { type ContentPage, interfaceWords, professionOf } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { csvPath, starterFileOf } from '@/lib/law/starter-file';
import type { starterHeadProps } from './props';

type Props = z.infer<typeof starterHeadProps> & { page: ContentPage };

/** The head of the form: what it is worth, who fills it in and when, and on paper and as a spreadsheet. */
export function StarterHead({ profession, page }: Props) {
  const { starterFile: words, scope } = interfaceWords(page.locale);
  const file = starterFileOf(profession ?? professionOf(page), page.locale);
  return (
    <div className="starter-head">
      <p className="starter-head-adapt">{words.adapt}</p>
      <div className="starter-head-lines">
        {[words.firm, words.preparedBy, words.preparedOn].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
      <p>{words.notStored}</p>
      <p>{fill(scope.caution, { date: formatDate(file.reviewedOn, page.locale) })}</p>
      <p className="starter-head-download">
        <a href={csvPath(file.path)} download="">
          {words.download}
        </a>{' '}
        {/* `browser/page.ts` shows it: it does nothing without script. */}
        <button className="button-quiet" type="button" data-print="" data-markdown="none" hidden>
          {words.print}
        </button>
      </p>
    </div>
  );
}
