import type { Locale } from '@/lib/locale';
import { officeName } from '@/lib/office';
import type { Office } from '@/lib/site-schema';

/** One office: country, address, phone. */
export function OfficeAddress({ office, locale }: { office: Office; locale: Locale }) {
  return (
    <address className="office">
      <strong>{officeName(office, locale)}</strong>
      <span>{office.street}</span>
      <span>
        {office.postalCode} {office.city}
      </span>
      <a href={`tel:${office.phone}`}>{office.phoneShown}</a>
    </address>
  );
}
