import type { Organization, Place, WebSite } from 'schema-dts';
import { interfaceWords, site } from '@/lib/content';
import type { Office } from '@/lib/content/schemas/site';
import { officeName } from '@/lib/format';
import { type Locale, locales } from '@/lib/locale';
import { hasAddress } from '@/lib/placeholder';
import { absoluteUrl } from '@/lib/urls';

/** How other nodes refer to the company. */
export const companyId = absoluteUrl('/#company');

/** How a page refers to the site. */
export const websiteId = absoluteUrl('/#website');

/** The company and its two offices, with what every footer shows of `content/site.yml`. */
export const companyData = (locale: Locale) =>
  ({
    '@type': 'Organization',
    '@id': companyId,
    name: site.brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
    email: site.email,
    sameAs: site.socialPage.url,
    location: site.offices.map((office) => officeData(office, locale)),
  }) satisfies Organization;

const officeData = (office: Office, locale: Locale): Place => ({
  '@type': 'Place',
  name: officeName(office, interfaceWords(locale).footer.countries),
  telephone: office.phoneShown,
  address: {
    '@type': 'PostalAddress',
    ...(hasAddress(office) && { streetAddress: office.street, postalCode: office.postalCode }),
    addressLocality: office.city,
    addressCountry: office.country,
  },
});

/** The site, in all its languages. */
export const websiteData = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: absoluteUrl('/'),
  name: site.brand,
  inLanguage: [...locales],
  publisher: { '@id': companyId },
} satisfies WebSite;
