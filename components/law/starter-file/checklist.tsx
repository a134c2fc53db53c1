import type * as z from 'zod';
import { type ContentPage, professionOf } from '@/lib/content';
import { checklistOf, starterFileOf } from '@/lib/law/starter-file';
import type { checklistProps } from './props';

type Props = z.infer<typeof checklistProps> & { page: ContentPage };

/** What a supervisor asks to see. The boxes are the browser's own: nothing keeps or sends a tick. */
export function Checklist({ profession, country, page }: Props) {
  const file = starterFileOf(profession ?? professionOf(page), page.locale);
  return (
    <ol className="checklist" data-country={country}>
      {checklistOf(file, country).map(({ text, refs }) => (
        <li key={text}>
          <label>
            <input type="checkbox" data-markdown="none" /> {text}
          </label>
          <p>{refs}</p>
        </li>
      ))}
    </ol>
  );
}
