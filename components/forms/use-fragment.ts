import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type FormValues,
  formFields,
  type RequestFields,
} from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';

/** The fields that a link of the site may fill in: /contact#subject=… */
const fillable = ['subject', 'sector'];

/** What the fragment of the address says of a field, if a link may fill it in. A fragment reaches no server. */
export const valueInFragment = (field: string) =>
  (fillable.includes(field) && new URLSearchParams(location.hash.slice(1)).get(field)) || '';

/** Fills in, visibly, the field that the fragment names, unless something stands in it. */
export function useFragment(
  { getValues, setValue }: UseFormReturn<FormValues, unknown, RequestFields>,
  { type, locale }: RequestFormProps,
) {
  useEffect(() => {
    for (const { name } of formFields[type][locale]) {
      const value = valueInFragment(name);
      if (value && !getValues(name)) setValue(name, value);
    }
  }, [getValues, setValue, type, locale]);
}
