import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { fill } from '@/lib/format';
import { schemas } from '@/supabase/functions/_shared/schemas';
import type { Outcome } from './form-message';
import type { RequestFormProps } from './props';
import { send } from './send';
import { clearToasts, showError, showSuccess } from './toaster';
import { useLeaveWarning } from './use-leave-warning';

type Toasts = RequestFormProps['words']['toasts'];

const nothing: Outcome = { text: '' };

/**
 * The life of a form: validate, send, say what happened. No default values: what was typed before
 * the script arrived stays and is known.
 */
export function useRequest({ type, locale, words, shared, email }: RequestFormProps) {
  const schema = schemas[type][locale];
  const form = useForm<FieldValues>({
    resolver: standardSchemaResolver<FieldValues, unknown, FieldValues>(schema),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  useLeaveWarning(form);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>(nothing);
  const busy = useRef(false);
  const submission = useRef({ content: '', id: '' });

  async function onValid(fields: FieldValues) {
    clearToasts();
    setOutcome(nothing);
    const website = String(form.getValues('website') ?? '');
    const elapsed = Math.round(performance.now());
    const envelope = { type, locale, website, elapsed, submissionId: idOf(fields) };
    const typed = JSON.stringify(form.getValues());
    const result = await send({ ...fields, ...envelope });
    if (result.kind === 'sent') {
      showSuccess(words.toasts.success);
      setOutcome({ text: words.toasts.success.text, toasted: true });
      // What was typed while it was sent is no part of it, and stays.
      if (JSON.stringify(form.getValues()) === typed) form.reset(emptyValues(form.getValues()));
      submission.current = { content: '', id: '' };
      return;
    }
    for (const [name, [code]] of Object.entries(result.fields ?? {}))
      form.setError(name, { message: code });
    if (result.fields) setAttempts((count) => count + 1);
    const { returnedError, unexpectedError } = words.toasts;
    tellFailure(result.kind === 'returned' ? returnedError : unexpectedError, result.status);
  }

  function tellFailure(toast: Toasts['unexpectedError'], status?: number) {
    showError(toast);
    setOutcome({ text: fill(adviceOn(status), { email }) });
  }

  function onInvalid() {
    setOutcome(nothing);
    setAttempts((count) => count + 1);
  }

  /** What to do after a failure. A browser may be wrong about its connection: it is asked last. */
  function adviceOn(status?: number) {
    if (status === 429) return shared.tooMany;
    return navigator.onLine ? shared.otherWay : shared.offline;
  }

  /** The same words keep their id across retries; changed words are a new submission. */
  function idOf(fields: FieldValues) {
    const content = JSON.stringify(fields);
    if (submission.current.content !== content)
      submission.current = { content, id: crypto.randomUUID() };
    return submission.current.id;
  }

  async function submit(event: BaseSyntheticEvent) {
    event.preventDefault();
    // A second submit while one is under way does nothing.
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(onValid, onInvalid)(event);
    } catch (error) {
      // A browser that lacks something of ours: the visitor is told another way.
      console.debug('form', error);
      tellFailure(words.toasts.unexpectedError);
    } finally {
      busy.current = false;
    }
  }

  return { form, submit, outcome, attempts };
}

/** Every field back to nothing: text empty, boxes unticked. */
function emptyValues(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
  );
}
