import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldShape } from './fields';
import { messageOf } from './messages';
import type { RequestFormProps } from './props';

type Props = RequestFormProps & {
  form: UseFormReturn;
  formName: string;
  fields: FieldShape[];
  /** Counts the submits that failed here: each one moves the focus. */
  attempts: number;
};

/** What is wrong, at the top, with a link to each field; takes the focus once a submit. */
export function ErrorSummary({ form, formName, fields, attempts, words, shared }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be shown a render after the attempt was counted.
  useEffect(() => {
    if (focused.current === attempts || !box.current) return;
    focused.current = attempts;
    box.current.focus();
  });
  const { errors } = form.formState;
  const faulty = fields.filter(({ name }) => errors[name]);
  if (faulty.length === 0) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h3>{shared.errorSummary}</h3>
      <ul>
        {faulty.map(({ name }) => (
          <li key={name}>
            <a href={`#${formName}-${name}`} onClick={(event) => focus(event, name)}>
              {messageOf(name, errors[name]?.message, words, shared)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

  function focus(event: React.MouseEvent, name: string) {
    event.preventDefault();
    form.setFocus(name);
  }
}
