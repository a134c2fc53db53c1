import { interfaceText } from '@/lib/content';
import { officeName } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { Office } from '@/lib/site-schema';

/** One office: country, address, phone. */
export function OfficeAddress({ office, locale }: { office: Office; locale: Locale }) {
  return (
    <address className="office-address">
      <strong>{officeName(office, interfaceText(locale).footer.countries)}</strong>
      <span>{office.street}</span>
      <span>
        {office.postalCode} {office.city}
      </span>
      <a href={`tel:${office.phone}`}>{office.phoneShown}</a>
    </address>
  );
}
