import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './schema';

type Props = {
  form: UseFormReturn<Values>;
  title: string;
  /** Counts failed calculations: each one moves the focus here. */
  attempts: number;
};

/** Lists what keeps the structure from being calculated, with a link to each field. */
export function Problems({ form, title, attempts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be rendered after the attempt was counted.
  useEffect(() => {
    if (focused.current === attempts || !box.current) return;
    focused.current = attempts;
    box.current.focus();
  });
  const problems = Object.entries(form.formState.errors.rows ?? {}).flatMap(([id, fields]) =>
    Object.entries(fields ?? {}).flatMap(([name, error]) => {
      const message = typeof error === 'object' && 'message' in error && error.message;
      return message ? [{ field: `owners-${id}-${name}`, message: String(message) }] : [];
    }),
  );
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h3>{title}</h3>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focus(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focus(event: React.MouseEvent, field: string) {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
