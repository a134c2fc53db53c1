import type * as z from 'zod';
import { Signs } from '@/components/blocks/signs';
import { type ContentPage, professionOf } from '@/lib/content';
import { starterFileOf } from '@/lib/law/starter-file';
import type { warningSignsProps } from './props';

type Props = z.infer<typeof warningSignsProps> & { page: ContentPage };

/** The warning signs of a profession, the same on its page and in its starter file. */
export const WarningSigns = ({ profession, page }: Props) => (
  <Signs>
    <ul>
      {starterFileOf(profession ?? professionOf(page), page.locale).signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  </Signs>
);
