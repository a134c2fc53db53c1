import type { Locale } from '@/lib/locale';
import { isPlaceholder, placeholderText } from '@/lib/placeholder';

/** A value of `content/site.yml`, underlined in dots as long as the company has not given it. */
export function SiteValue({
  name,
  value,
  locale,
}: {
  name: string;
  value: string;
  locale: Locale;
}) {
  if (!isPlaceholder(name, value)) return <>{value}</>;
  return <span className="to-complete">{placeholderText(value, locale)}</span>;
}
