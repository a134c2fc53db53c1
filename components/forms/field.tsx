import { useWatch } from 'react-hook-form';
import { fill } from '@/lib/format';
import type { FormField } from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';
import type { FormState } from './use-request';

type Props = RequestFormProps & {
  field: FormField;
  form: FormState;
  formName: string;
  /** False in the first render, which must equal the server's. */
  hydrated: boolean;
};

/** A field with its label, its error and, for long texts, a counter. */
export function Field({ field, form, formName, hydrated, ...props }: Props) {
  const { words, shared, privacyPath, sectors } = props;
  const { name, kind, optional, half, autoComplete } = field;
  const id = `${formName}-${name}`;
  const error = form.formState.errors[name];
  // Without script the browser enforces the length by cutting. With script the form reports what is too long.
  const maxLength = hydrated || !('max' in field) ? undefined : field.max;
  // A text, with the professions to choose from.
  const suggestions = kind === 'text' && name === 'sector' ? Object.values(sectors) : [];
  const list = suggestions.length > 0 ? `${id}-list` : undefined;
  const hint = words.hints[name] ?? (kind === 'email' && shared.emailExample);
  const described = [
    error && `${id}-error`,
    hint && `${id}-hint`,
    kind === 'textarea' && `${id}-counter`,
  ];
  const control = {
    id,
    // The browser would call an empty field invalid before anything is typed; without script it has to check.
    required: !optional && !hydrated,
    'aria-required': (!optional && hydrated) || undefined,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...form.register(name),
  };
  const label = labelOf(field, props);
  return (
    <div className={`field${kind === 'checkbox' ? ' field-tick' : ''}${half ? ' field-half' : ''}`}>
      {kind === 'checkbox' && <input {...control} type="checkbox" />}
      <label htmlFor={id}>
        {name === 'consent' ? (
          <ConsentLabel text={label} link={shared.privacy} path={privacyPath} />
        ) : (
          label
        )}
        {optional && <span className="field-optional small"> ({shared.optional})</span>}
      </label>
      {hint && (
        <p className="field-hint small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {kind === 'select' && (
        <select {...control}>
          <option value="">{shared.choose}</option>
          {field.choices.map((value) => (
            <option key={value} value={value}>
              {words.choices[name]?.[value]}
            </option>
          ))}
        </select>
      )}
      {kind === 'textarea' && <textarea {...control} rows={field.rows} maxLength={maxLength} />}
      {(kind === 'text' || kind === 'email' || kind === 'tel') && (
        <input
          {...control}
          type={kind}
          maxLength={maxLength}
          list={list}
          placeholder={list && shared.chooseOrWrite}
        />
      )}
      {list && (
        <datalist id={list}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {messageOf(field, error.message, props)}
        </p>
      )}
      {kind === 'textarea' && (
        <Counter id={`${id}-counter`} field={field} form={form} hydrated={hydrated} {...props} />
      )}
    </div>
  );
}

type Texts = Pick<RequestFormProps, 'words' | 'shared' | 'locale'>;

const labelOf = (field: FormField, { words, locale }: Texts) =>
  (field.kind === 'checkbox' ? field.label?.[locale] : undefined) ??
  words.labels[field.name] ??
  field.name;

/** The words for an error code of a field. */
export function messageOf(field: FormField, code: unknown, texts: Texts): string {
  const label = labelOf(field, texts);
  if (code === 'tooLong' && 'max' in field)
    return fill(texts.shared.tooLong, { label, max: field.max });
  const messages = texts.words.messages[field.name];
  return (code === 'invalid' ? messages?.invalid : messages?.required) ?? label;
}

/** The label of the consent checkbox, in which the name of the policy is a link. */
function ConsentLabel({ text, link, path }: { text: string; link: string; path: string }) {
  const [before, after] = text.split(link);
  return (
    <>
      {before}
      <a href={path}>{link}</a>
      {after}
    </>
  );
}

type CounterProps = RequestFormProps & {
  id: string;
  field: Extract<FormField, { kind: 'textarea' }>;
  form: FormState;
  hydrated: boolean;
};

/** How much of a field's length is used, in red beyond it. */
function Counter({ id, field: { name, max }, form, hydrated, shared }: CounterProps) {
  useWatch({ control: form.control, name });
  const count = hydrated ? String(form.getValues(name) ?? '').length : 0;
  return (
    <p className={count > max ? 'field-counter field-error' : 'field-counter small'} id={id}>
      {fill(shared.counter, { count, max })}
    </p>
  );
}
