import type { ReactNode } from 'react';

/** One thing that can be said after a form was posted without JavaScript: shown when the address ends with its id. */
export function Outcome(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="outcome" id={props.id}>
      <h2>{props.title}</h2>
      <div>{props.children}</div>
    </section>
  );
}
