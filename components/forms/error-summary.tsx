import { type MouseEvent, useEffect, useRef } from 'react';

type Props = {
  title: string;
  /** Stands before the title of the page while something is wrong: "Error:". */
  prefix: string;
  /** What is wrong, each with the id of its field. */
  problems: { id: string; message: string }[];
  /** Counts failed submits: each one moves the focus here. */
  attempts: number;
};

/**
 * Lists what is wrong, with a link to each field. Takes the focus once per submit, and says so in the
 * title of the page (GOV.UK Design System, error summary).
 */
export function ErrorSummary({ title, prefix, problems, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be rendered after the attempt was counted.
  useEffect(() => {
    if (focused.current === attempts || !box.current) return;
    focused.current = attempts;
    box.current.focus();
  });
  const isWrong = problems.length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [isWrong, prefix]);
  if (!isWrong) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h3>{title}</h3>
      <ul>
        {problems.map(({ id, message }) => (
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

/** By script: following the link would add a step to the history, and hide the label above the field. */
function focus(event: MouseEvent, id: string) {
  event.preventDefault();
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}
