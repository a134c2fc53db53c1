import { maxDecimals, percentDigits, type Share } from '@/lib/beneficial-owners';
import { formatPercent } from '@/lib/format';
import type { Locale } from '@/lib/locale';

/** A share in words: 33,33 %; with an ellipsis where it has more digits than are shown. */
export function percent(share: Share, locale: Locale): string {
  const { text, exact } = percentDigits(share, maxDecimals);
  const words = formatPercent(Number(text), locale, maxDecimals);
  return exact ? words : words.replace(/\d(?=\D*$)/, '$&…');
}
