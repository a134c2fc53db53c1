import type { Office } from './content/schemas/site';
import { type Locale, locales } from './locale';

/**
 * Whether a value of `site.yml` is still to be given: brackets, a domain that cannot exist, a phone
 * number reserved for fiction or made of zeros.
 */
export function isPlaceholder(key: string, value: string): boolean {
  if (/\[|\.example\b/.test(value)) return true;
  const digits = value.replaceAll(/\D/g, '');
  // 01 99 …, in France or from abroad (Arcep reserves these numbers for works of fiction).
  if (/phone/i.test(key)) return /^((00)?33)?0?199|0{6}$/.test(digits);
  // No street in Paris or Luxembourg has these postal codes.
  return key === 'postalCode' && /^(75000|0+)$/.test(digits);
}

/** Whether the address of an office is known: a city alone is none. */
export const hasAddress = ({ street }: Office) => !isPlaceholder('street', street);

/**
 * A value of `site.yml` that pages may draw.
 * @returns nothing where it is missing, or a text in it is still in brackets
 */
export const unlessPlaceholder = <Value>(value: Value | undefined): Value | undefined =>
  hasBrackets(value) ? undefined : value;

const hasBrackets = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasBrackets)
    : typeof value === 'string' && value.includes('[');

/** A placeholder as readers see it: of “[rue / street]” the part in their language. */
export function placeholderText(value: string, locale: Locale): string {
  const parts = value.replaceAll(/[[\]]/g, '').split(' / ');
  const part = parts[locales.indexOf(locale)];
  return part && parts.length > 1 ? `[${part}]` : value;
}
