import { OfficeAddress } from '@/components/layout/office-address';
import { type ContentPage, site } from '@/lib/content';

/** The offices with their addresses and phone numbers. */
export function Offices({ page }: { page: ContentPage }) {
  return (
    <div className="offices">
      {site.offices.map((office) => (
        <OfficeAddress key={office.country} office={office} locale={page.locale} />
      ))}
    </div>
  );
}

/** The company's e-mail address, as a link. */
export const Email = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

/** The phone of the first office, as a link. */
export function Phone() {
  const [paris] = site.offices;
  return <a href={`tel:${paris?.phone}`}>{paris?.phoneShown}</a>;
}

/** A value of `content/site.yml`: the brand, or a legal identifier. */
export function Company({ field }: { field: 'brand' | keyof typeof site.legal }) {
  return <>{field === 'brand' ? site.brand : site.legal[field]}</>;
}
