'use client';

import { useEffect, useRef, useState } from 'react';
import { colonIn } from '@/lib/locale';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { ErrorSummary } from './error-summary';
import { Field, messageOf } from './field';
import { FormMessage } from './form-message';
import type { RequestFormProps } from './props';
import { ReceiptSheet } from './receipt-sheet';
import { Toaster } from './toaster';
import { type FormState, useRequest } from './use-request';

/**
 * A form of one language. Without script it posts natively; with React it validates, keeps every word
 * on failure, and reports the outcome here and in a toast. Once the request is stored, a receipt stands
 * in its place.
 *
 * It hydrates over HTML that Next rendered, so the first render must be the same on both sides: no
 * useId, no browser state before the first effect.
 */
export function RequestForm(props: RequestFormProps) {
  const { type, locale, words, shared, action } = props;
  const { form, submit, sending, advice, receipt, startAgain, attempts } = useRequest(props);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const button = useRef<HTMLButtonElement>(null);
  const formName = `${type}-form`;
  const fields = formFields[type][locale];
  const { errors } = form.formState;
  const problems = fields
    .filter(({ name }) => errors[name])
    .map((field) => ({
      id: `${formName}-${field.name}`,
      message: messageOf(field, errors[field.name]?.message, props),
    }));

  return (
    <>
      {receipt && <ReceiptSheet receipt={receipt} onDone={startAgain} {...props} />}
      <form
        className="form"
        hidden={receipt?.replacesForm}
        name={formName}
        method="post"
        action={action}
        onSubmit={submit}
        noValidate={hydrated}
        aria-label={words.title}
        aria-describedby={`${formName}-rule`}
      >
        <div className="form-head">
          <h2>{words.title}</h2>
          <p className="small" id={`${formName}-rule`}>
            {shared.rule}
          </p>
        </div>
        <ErrorSummary
          title={shared.errorSummary}
          prefix={shared.error + colonIn(locale)}
          problems={problems}
          attempts={attempts}
        />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="locale" value={locale} />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            form={form}
            formName={formName}
            hydrated={hydrated}
            {...props}
          />
        ))}
        <Honeypot form={form} formName={formName} label={shared.website} />
        <button className="button" type="submit" ref={button} aria-disabled={sending}>
          {sending ? shared.sending : words.submit}
        </button>
        <p className="form-kept small">
          {type === 'demo' && <strong>{shared.promise}</strong>} {shared.kept}
        </p>
        <FormMessage advice={advice} sending={sending ? shared.sending : ''} />
      </form>
      <Toaster
        label={shared.notifications}
        close={shared.close}
        onClose={() => button.current?.focus()}
      />
    </>
  );
}

type HoneypotProps = { form: FormState; formName: string; label: string };

/** A field out of sight and out of the tab order: only a bot fills it. */
function Honeypot({ form, formName, label }: HoneypotProps) {
  const id = `${formName}-website`;
  return (
    <div className="field-website" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        // Password managers would fill in the address of the site.
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
        {...form.register('website')}
      />
    </div>
  );
}
