import type { InterfaceWords } from '@/lib/content';
import type { Office } from '@/lib/content/schemas/site';
import { officeName } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { hasAddress } from '@/lib/placeholder';
import { SiteValue } from './site-value';

type Props = {
  office: Office;
  locale: Locale;
  words: InterfaceWords;
  hidePlaceholders?: boolean;
};

/** One office: country, address, phone. An address still to be given may be left out. */
export function OfficeAddress({ office, locale, words, hidePlaceholders = false }: Props) {
  const { street, postalCode, city, phone, phoneShown } = office;
  return (
    <address className="office-address">
      <strong>{officeName(office, words.footer.countries)}</strong>
      {(hasAddress(office) || !hidePlaceholders) && (
        <>
          <span>
            <SiteValue name="street" value={street} locale={locale} />
          </span>
          <span>
            <SiteValue name="postalCode" value={postalCode} locale={locale} /> {city}
          </span>
        </>
      )}
      <a href={`tel:${phone}`}>{phoneShown}</a>
    </address>
  );
}
