import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Signs } from '@/components/blocks/signs';
import { profession, starterFileFor } from './props';

/** The warning signs of a profession, the same on its page and in its starter file. */
export const WarningSigns = defineBlock(
  {
    description:
      'The warning signs of a profession, from the front matter of its starter file: on that page and on the profession’s.',
    props: z.strictObject({ profession }),
  },
  (props) => (
    <Signs context={props.context}>
      <ul>
        {starterFileFor(props).signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </Signs>
  ),
);
