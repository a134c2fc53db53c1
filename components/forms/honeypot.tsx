import type { UseFormReturn } from 'react-hook-form';

type Props = { form: UseFormReturn; formName: string; label: string };

/** A field out of sight and out of the tab order: only a machine fills it. */
export function Honeypot({ form, formName, label }: Props) {
  const id = `${formName}-website`;
  return (
    <div className="field-website" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
    </div>
  );
}
