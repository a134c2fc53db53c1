import type * as z from 'zod';
import { OfficeAddress } from '@/components/layout/office-address';
import { SiteValue } from '@/components/layout/site-value';
import { type ContentPage, site } from '@/lib/content';
import type { companyFileProps, companyProps, officesProps } from './content-blocks.props';

/* What `content/site.yml` says of the company. */

export function Company({ field, page }: z.infer<typeof companyProps> & { page: ContentPage }) {
  if (field === 'brand') return <>{site.brand}</>;
  return <SiteValue name={field} value={site.legal[field]} locale={page.locale} />;
}

/** The company's own file: what it still owes is marked in brass. */
export function CompanyFile({
  heading,
  lines,
  page,
}: z.infer<typeof companyFileProps> & { page: ContentPage }) {
  return (
    <figure className="company-file">
      <figcaption>{heading}</figcaption>
      <dl>
        {lines.map(({ label, field }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <SiteValue name={field} value={site.legal[field]} locale={page.locale} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The offices, each with a drawing of its city. */
export function Offices({
  panorama = false,
  plain = false,
  page,
}: z.infer<typeof officesProps> & { page: ContentPage }) {
  return (
    <div className={panorama ? 'offices panorama' : 'offices'}>
      {site.offices.map((office) => (
        <div key={office.country}>
          {!plain && (
            <img
              src={`/offices/${office.country}.svg`}
              alt=""
              width="320"
              height="180"
              loading="lazy"
            />
          )}
          <OfficeAddress office={office} locale={page.locale} hidePlaceholders={panorama} />
        </div>
      ))}
    </div>
  );
}

export const Email = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

export function Phone() {
  const [firstOffice] = site.offices;
  return <a href={`tel:${firstOffice?.phone}`}>{firstOffice?.phoneShown}</a>;
}
