import type * as z from 'zod';
import { type ContentPage, interfaceText } from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { checklistCsv, csvPath, starterFileOf, tradeOf } from '@/lib/starter-file';
import type { formHeadProps } from './props';

type Props = z.infer<typeof formHeadProps> & { page: ContentPage };

/** The head of the form: what it is worth, who fills it in and when, and its checklist as a spreadsheet. */
export function FormHead({ trade, page }: Props) {
  const { starterFile: words, scope } = interfaceText(page.locale);
  const file = starterFileOf(trade ?? tradeOf(page), page.locale);
  const size = Math.ceil(Buffer.byteLength(checklistCsv(file)) / 1024);
  return (
    <div className="form-head exhibit-sheet">
      <p className="form-head-adapt">{words.adapt}</p>
      <div className="form-head-lines" data-markdown="none">
        {[words.firm, words.preparedBy, words.preparedOn].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
      <p>{words.notStored}</p>
      <p>{fill(scope.caution, { date: formatDate(file.reviewedOn, page.locale) })}</p>
      <p className="form-head-download">
        <a href={csvPath(file.path)} download="">
          {fill(words.download, { size: String(size) })}
        </a>
      </p>
    </div>
  );
}
