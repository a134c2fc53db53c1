import type { UseFormReturn } from 'react-hook-form';
import { lengths } from '@/supabase/functions/_shared/lengths';
import { ConsentLabel } from './consent-label';
import { Counter } from './counter';
import type { FieldShape } from './fields';
import { messageOf } from './messages';
import type { RequestFormProps } from './props';

export type FieldProps = RequestFormProps & {
  field: FieldShape;
  form: UseFormReturn;
  formName: string;
  awake: boolean;
};

/** A number, because Preact takes this attribute away by setting it to 0. */
const unlimited = 2 ** 31 - 1;

/** A field with its label, its error and, where a person may reach its length, a counter. */
export function Field({ field, form, formName, awake, ...props }: FieldProps) {
  const { words, shared, privacyPath } = props;
  const { name, kind, optional, autoComplete, rows } = field;
  const id = `${formName}-${name}`;
  const error = form.formState.errors[name];
  // Without script the browser keeps the length, by cutting. Awake, the form says what is too long.
  const max = awake ? unlimited : lengths[name as keyof typeof lengths];
  const counted = kind === 'textarea';
  const described = [error && `${id}-error`, counted && `${id}-counter`].filter(Boolean).join(' ');
  const control = {
    id,
    required: !optional,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...form.register(name),
  };
  const half = ['firstName', 'lastName', 'companySize', 'jobFunction'].includes(name);
  const label = words.labels[name] ?? name;
  return (
    <div className={`field${kind === 'tick' ? ' field-tick' : ''}${half ? ' field-half' : ''}`}>
      {kind === 'tick' && <input {...control} type="checkbox" />}
      <label htmlFor={id}>
        {name === 'consent' ? (
          <ConsentLabel text={label} link={shared.privacy} path={privacyPath} />
        ) : (
          label
        )}
        {name === 'email' && <span className="field-optional"> ({shared.emailExample})</span>}
        {optional && <span className="field-optional"> ({shared.optional})</span>}
      </label>
      {kind === 'select' && (
        <select {...control}>
          <option value="">{shared.choose}</option>
          {Object.entries(words.choices[name] ?? {}).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {kind === 'textarea' && <textarea {...control} rows={rows} maxLength={max} />}
      {(kind === 'text' || kind === 'email' || kind === 'tel') && (
        <input {...control} type={kind} maxLength={max} />
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {messageOf(name, error.message, words, shared)}
        </p>
      )}
      {counted && (
        <Counter id={`${id}-counter`} name={name} form={form} awake={awake} text={shared.counter} />
      )}
    </div>
  );
}
