import type { ReactNode } from 'react';
import * as z from 'zod';

export const noteProps = z
  .strictObject({ title: z.string().optional().describe('Title of the note.') })
  .meta({ description: 'A boxed note, apart from the text.', inside: 'required' });

export function Note({ title, children }: z.infer<typeof noteProps> & { children: ReactNode }) {
  return (
    <aside className="note">
      {title && <p className="note-title">{title}</p>}
      {children}
    </aside>
  );
}
