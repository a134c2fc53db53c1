import { interfaceText } from '@/lib/content';
import type { Locale } from '@/lib/locale';
import type { Office } from '@/lib/site-schema';

/** One office: country, address, phone. */
export function OfficeAddress({ office, locale }: { office: Office; locale: Locale }) {
  const country = interfaceText(locale).footer.countries[office.country];
  return (
    <address className="office">
      <strong>{office.city === country ? country : `${office.city}, ${country}`}</strong>
      <span>{office.street}</span>
      <span>
        {office.postalCode} {office.city}
      </span>
      <a href={`tel:${office.phone}`}>{office.phoneShown}</a>
    </address>
  );
}
