import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type FormValues,
  formFields,
  type RequestFields,
} from '@/supabase/functions/_shared/form-fields';
import type { RequestFormProps } from './props';

type Sectors = Pick<RequestFormProps, 'sectors'>;

/**
 * What the fragment of the address says of a field that a link of the site may fill in: the subject, and the
 * sector, by the name of its page. A fragment reaches no server.
 */
export function valueInFragment(field: string, { sectors }: Sectors): string {
  const value = new URLSearchParams(location.hash.slice(1)).get(field) ?? '';
  if (field === 'sector') return Object.hasOwn(sectors, value) ? (sectors[value] ?? '') : '';
  return field === 'subject' ? value : '';
}

/**
 * Fills in, visibly, the field that the fragment names: when the page opens, unless something stands in it, and
 * whenever a link on the page is followed.
 */
export function useFragment(
  { getValues, setValue, setFocus }: UseFormReturn<FormValues, unknown, RequestFields>,
  { type, locale, sectors }: RequestFormProps,
) {
  useEffect(() => {
    const fillIn = (event?: Event) => {
      for (const { name } of formFields[type][locale]) {
        const value = valueInFragment(name, { sectors });
        if (!value || (getValues(name) && !event)) continue;
        setValue(name, value);
        if (event) setFocus(name);
      }
    };
    fillIn();
    addEventListener('hashchange', fillIn);
    return () => removeEventListener('hashchange', fillIn);
  }, [getValues, setValue, setFocus, type, locale, sectors]);
}
