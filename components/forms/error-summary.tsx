import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Field } from '@/supabase/functions/_shared/form-fields';
import { messageOf } from './field';
import type { RequestFormProps } from './props';

type Props = RequestFormProps & {
  form: UseFormReturn;
  formName: string;
  fields: readonly Field[];
  /** Counts failed submits: each one moves the focus here. */
  attempts: number;
};

/** Lists what is wrong, with a link to each field. Takes the focus once per submit. */
export function ErrorSummary({ form, formName, fields, attempts, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  // The errors may be rendered after the attempt was counted.
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
      <h3>{props.shared.errorSummary}</h3>
      <ul>
        {faulty.map((field) => (
          <li key={field.name}>
            <a href={`#${formName}-${field.name}`} onClick={(event) => focus(event, field.name)}>
              {messageOf(field, errors[field.name]?.message, props)}
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
