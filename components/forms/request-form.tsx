'use client';

import { useEffect, useState } from 'react';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { formFields } from './fields';
import { FormMessage } from './form-message';
import { Honeypot } from './honeypot';
import type { RequestFormProps } from './props';
import { Toaster } from './toaster';
import { useRequest } from './use-request';

/**
 * One of the four forms. It posts by itself where no script runs; with React it validates, keeps
 * every word on failure, and says what happened here and in a toast.
 *
 * It wakes up over HTML that Next rendered, so the first render must be the same on both sides: no
 * useId, nothing of the browser before the first effect.
 */
export function RequestForm(props: RequestFormProps) {
  const { type, locale, words, shared, action } = props;
  const { form, submit, outcome, attempts } = useRequest(props);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const formName = `${type}-form`;
  const fields = formFields[type][locale];
  const { isSubmitting } = form.formState;

  return (
    <>
      <form
        className="form"
        name={formName}
        method="post"
        action={action}
        onSubmit={submit}
        noValidate={awake}
        aria-label={words.title}
        aria-describedby={`${formName}-rule`}
      >
        <p className="small" id={`${formName}-rule`}>
          {shared.rule}
        </p>
        <ErrorSummary
          form={form}
          formName={formName}
          fields={fields}
          attempts={attempts}
          {...props}
        />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="locale" value={locale} />
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            form={form}
            formName={formName}
            awake={awake}
            {...props}
          />
        ))}
        <Honeypot form={form} formName={formName} label={shared.website} />
        <button className="button" type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? shared.sending : words.submit}
        </button>
        <FormMessage {...outcome} sending={isSubmitting ? shared.sending : ''} />
      </form>
      <Toaster label={shared.notifications} close={shared.close} />
    </>
  );
}
