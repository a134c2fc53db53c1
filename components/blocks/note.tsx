import * as z from 'zod';
import { defineBlock } from './define-block';

export const Note = defineBlock(
  {
    description: 'A boxed note, apart from the text.',
    inside: 'required',
    props: z.strictObject({ title: z.string().optional().describe('Title of the note.') }),
  },
  ({ title, children }) => (
    <aside className="note" aria-label={title}>
      {title && <p className="part-title">{title}</p>}
      {children}
    </aside>
  ),
);
