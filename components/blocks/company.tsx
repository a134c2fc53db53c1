import type * as z from 'zod';
import { OfficeAddress } from '@/components/layout/office-address';
import { SiteValue } from '@/components/layout/site-value';
import { type ContentPage, site } from '@/lib/content';
import type { companyProps } from './content-blocks.props';

/* What `content/site.yml` says of the company. */

export function Company({ field, page }: z.infer<typeof companyProps> & { page: ContentPage }) {
  if (field === 'brand') return <>{site.brand}</>;
  return <SiteValue name={field} value={site.legal[field]} locale={page.locale} />;
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
