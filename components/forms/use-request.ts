import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { fill } from '@/lib/format';
import {
  type FormValues,
  formFields,
  type RequestFields,
} from '@/supabase/functions/_shared/form-fields';
import { schemas } from '@/supabase/functions/_shared/schemas';
import type { RequestFormProps } from './props';
import type { Receipt } from './receipt-sheet';
import { send } from './send';
import { clearToasts, showError, showSuccess } from './toaster';
import { useFragment, valueInFragment } from './use-fragment';

/** A form of react-hook-form with our fields. */
export type FormState = UseFormReturn<FormValues, unknown, RequestFields>;

type Toasts = RequestFormProps['words']['toasts'];

/**
 * The life of a form: validate, send, report the outcome. Without default values, so that
 * react-hook-form takes over what was typed before the script arrived.
 */
export function useRequest(props: RequestFormProps) {
  const { type, locale, words, shared, email } = props;
  const schema = schemas[type][locale];
  const form = useForm<FormValues, unknown, RequestFields>({
    resolver: standardSchemaResolver(schema),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  useFragment(form, props);
  useLeaveWarning(form, props);
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [advice, setAdvice] = useState('');
  const [receipt, setReceipt] = useState<Receipt>();
  const busy = useRef(false);
  const submission = useRef({ content: '', id: '' });

  async function onValid(fields: RequestFields) {
    clearToasts();
    setAdvice('');
    setReceipt(undefined);
    const website = form.getValues('website') ?? '';
    const elapsed = Math.round(performance.now());
    const envelope = { type, locale, website, elapsed, submissionId: idOf(fields) };
    const sentValues = JSON.stringify(form.getValues());
    setSending(true);
    const result = await send({ ...fields, ...envelope }).finally(() => setSending(false));
    if (result.kind === 'sent') {
      showSuccess(words.toasts.success);
      // Keep what was typed while the request was under way: it was not sent.
      const replacesForm = JSON.stringify(form.getValues()) === sentValues;
      if (replacesForm) form.reset(emptyValues(form.getValues()));
      const reference = result.id.slice(0, 8).toUpperCase();
      setReceipt({ reference, storedAt: new Date(), replacesForm });
      submission.current = { content: '', id: '' };
      return;
    }
    for (const { name } of formFields[type][locale]) {
      const [code] = result.fields?.[name] ?? [];
      if (code) form.setError(name, { message: code });
    }
    if (result.fields) setAttempts((count) => count + 1);
    const { returnedError, unexpectedError } = words.toasts;
    reportFailure(result.kind === 'returned' ? returnedError : unexpectedError, result.status);
  }

  function reportFailure(toast: Toasts['unexpectedError'], status?: number) {
    showError(toast);
    setAdvice(fill(adviceOn(status), { email }));
  }

  function onInvalid() {
    setAdvice('');
    setAttempts((count) => count + 1);
  }

  /** What to do after a failure. `onLine` comes last, because browsers may be wrong about it. */
  function adviceOn(status?: number) {
    if (status === 429) return shared.tooMany;
    return navigator.onLine ? shared.otherWay : shared.offline;
  }

  /** The same content keeps its id across retries; changed content is a new submission. */
  function idOf(fields: RequestFields) {
    const content = JSON.stringify(fields);
    if (submission.current.content !== content)
      submission.current = { content, id: crypto.randomUUID() };
    return submission.current.id;
  }

  async function submit(event: BaseSyntheticEvent) {
    event.preventDefault();
    // Ignore a second submit while one is under way.
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit(onValid, onInvalid)(event);
    } catch (error) {
      // Something this browser lacks: offer another way to reach the company.
      console.debug('form', error);
      reportFailure(words.toasts.unexpectedError);
    } finally {
      busy.current = false;
    }
  }

  /** Brings the form back, with the focus in its first field. */
  function startAgain() {
    setReceipt(undefined);
    // The form is shown by then.
    requestAnimationFrame(() => form.setFocus('firstName'));
  }

  return { form, submit, sending, advice, receipt, startAgain, attempts };
}

/** Empties every field: texts empty, checkboxes unticked. */
function emptyValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
  ) as FormValues;
}

/**
 * Asks for confirmation before the visitor leaves a page with typed text; what a link filled in does not count.
 * It listens only while there is some, because Firefox keeps no page with such a listener in its cache.
 */
function useLeaveWarning({ getValues, watch }: FormState, { sectors }: RequestFormProps) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const update = () => {
      const isTyped = Object.entries(getValues()).some(
        ([name, value]) =>
          typeof value === 'string' && value !== '' && value !== valueInFragment(name, { sectors }),
      );
      if (isTyped) addEventListener('beforeunload', warn);
      else removeEventListener('beforeunload', warn);
    };
    update();
    const { unsubscribe } = watch(update);
    return () => {
      unsubscribe();
      removeEventListener('beforeunload', warn);
    };
  }, [getValues, watch, sectors]);
}
