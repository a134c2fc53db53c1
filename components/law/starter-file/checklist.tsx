import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { country, profession, starterFileFor } from './props';

/** What a supervisor asks to see. The boxes are the browser's own: nothing keeps or sends a tick. */
export const Checklist = defineBlock(
  {
    description:
      'What the supervisor asks to see, from the front matter of the starter file: numbered, each item with its box and its article.',
    props: z.strictObject({ profession, country }),
  },
  (props) => {
    const { country, context } = props;
    const file = starterFileFor(props);
    return (
      <ol className="checklist" data-country={country}>
        {context.content.checklistOf(file, country).map(({ text, refs }) => (
          <li key={text}>
            <label>
              <input type="checkbox" data-markdown="none" /> {text}
            </label>
            <p className="small">{refs}</p>
          </li>
        ))}
      </ol>
    );
  },
);
