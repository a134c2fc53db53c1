import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** The direct answer to the section's question, set large with a green rule. */
export const Answer = ({ children }: Props) => <div className="answer">{children}</div>;

/** Warning signs: a Markdown list, set in two columns of short items. */
export const Signs = ({ children }: Props) => <div className="signs">{children}</div>;

/** A remark apart from the text. */
export function Note({ title, children }: Props & { title?: string }) {
  return (
    <aside className="note">
      {title && <p className="note-title">{title}</p>}
      {children}
    </aside>
  );
}
