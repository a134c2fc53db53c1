import { type MouseEvent, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** What is wrong, each with the id of its field. */
  faults: { id: string; message: string }[];
  /** Counts failed submits: each one moves the focus here. */
  attempts: number;
};

/** Lists what is wrong, with a link to each field. Takes the focus once per submit. */
export function ErrorSummary({ title, faults, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be rendered after the attempt was counted.
  useEffect(() => {
    if (focused.current === attempts || !box.current) return;
    focused.current = attempts;
    box.current.focus();
  });
  if (faults.length === 0) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h3>{title}</h3>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focus(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By script: following the link would add a step to the history. */
function focus(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
