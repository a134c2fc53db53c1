import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fill } from '@/lib/format';
import { lengths } from '@/supabase/functions/_shared/lengths';

type Props = {
  id: string;
  name: string;
  form: UseFormReturn;
  /** False in the first render, which must be the server's. */
  awake: boolean;
  /** “{count} of {max} characters” */
  text: string;
};

/** How much of a field's length is used, in red beyond it. */
export function Counter({ id, name, form, awake, text }: Props) {
  useWatch({ control: form.control, name });
  const count = awake ? String(form.getValues(name) ?? '').length : 0;
  const max = lengths[name as keyof typeof lengths];
  return (
    <p className={count > max ? 'field-counter field-counter-over' : 'field-counter'} id={id}>
      {fill(text, { count, max })}
    </p>
  );
}
