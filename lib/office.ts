import { interfaceText } from './content';
import type { Locale } from './locale';
import type { Office } from './site-schema';

/** What an office is called: its city and country, once where they have the same name. */
export function officeName({ city, country }: Office, locale: Locale): string {
  const countryName = interfaceText(locale).footer.countries[country];
  return city === countryName ? countryName : `${city}, ${countryName}`;
}
