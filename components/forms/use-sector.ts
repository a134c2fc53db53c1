import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues, RequestFields } from '@/supabase/functions/_shared/form-fields';

type Form = UseFormReturn<FormValues, unknown, RequestFields>;

/**
 * Fills in the sector where a link of the site names it in the fragment, unless one was typed: for all to see,
 * and only with a word of ours.
 * @param sectors what the field takes for each profession
 * @returns what was filled in
 */
export function useSector(form: Form, sectors: Record<string, string>): RefObject<string> {
  const sector = useRef('');
  useEffect(() => {
    const profession = new URLSearchParams(location.hash.slice(1)).get('sector') ?? '';
    const value = Object.hasOwn(sectors, profession) ? sectors[profession] : undefined;
    if (!value || form.getValues('sector')) return;
    sector.current = value;
    form.setValue('sector', value);
  }, [form, sectors]);
  return sector;
}
