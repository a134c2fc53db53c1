import type * as z from 'zod';
import { OfficeAddress } from '@/components/layout/office-address';
import { type ContentPage, site } from '@/lib/content';
import type { companyProps } from './content-blocks.props';

/* What `content/site.yml` says of the company. */

export function Company({ field }: z.infer<typeof companyProps>) {
  return <>{field === 'brand' ? site.brand : site.legal[field]}</>;
}

export function Offices({ page }: { page: ContentPage }) {
  return (
    <div className="offices">
      {site.offices.map((office) => (
        <OfficeAddress key={office.country} office={office} locale={page.locale} />
      ))}
    </div>
  );
}

export const Email = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

export function Phone() {
  const [firstOffice] = site.offices;
  return <a href={`tel:${firstOffice?.phone}`}>{firstOffice?.phoneShown}</a>;
}
