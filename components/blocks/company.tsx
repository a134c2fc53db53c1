import * as z from 'zod';
import { OfficeAddress } from '@/components/layout/office-address';
import { SiteValue } from '@/components/layout/site-value';
import { siteSchema } from '@/lib/content/schemas/site';
import { isPlaceholder } from '@/lib/placeholder';
import { defineBlock } from './define-block';

/* What `content/site.yml` says of the company. */

export const Company = defineBlock(
  {
    description: 'A value of `content/site.yml`, in a sentence.',
    props: z.strictObject({
      field: z
        .enum(['brand', ...siteSchema.shape.legal.keyof().options])
        .describe('Which value: the brand, or one of the legal identifiers.'),
    }),
  },
  ({ field, context: { page, content } }) => {
    if (field === 'brand') return <>{content.site.brand}</>;
    return <SiteValue name={field} value={content.site.legal[field]} locale={page.locale} />;
  },
);

/** The company's own file, from `site.yml` without its placeholders; nothing where all are. */
export const CompanyFile = defineBlock(
  {
    description: 'What is known of the company, kept as the file of a client is.',
    props: z.strictObject({
      heading: z.string().describe('What stands at the head of the file.'),
      lines: z
        .array(
          z.strictObject({
            label: z.string().describe('What the value is.'),
            field: siteSchema.shape.legal.keyof().describe('Which value of `content/site.yml`.'),
          }),
        )
        .describe('The lines of the file: a label, and the value of `content/site.yml` beside it.'),
    }),
  },
  ({ heading, lines, context: { content } }) => {
    const { legal } = content.site;
    const filledLines = lines.filter(({ field }) => !isPlaceholder(field, legal[field]));
    if (filledLines.length === 0) return null;
    return (
      <figure className="company-file">
        <figcaption>{heading}</figcaption>
        <dl>
          {filledLines.map(({ label, field }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{legal[field]}</dd>
            </div>
          ))}
        </dl>
      </figure>
    );
  },
);

/** The offices, each with a drawing of its city. */
export const Offices = defineBlock(
  {
    description:
      'The offices: a drawing of each city, with the address and the phone number. Inside: other ways to reach the company.',
    inside: 'optional',
    props: z.strictObject({
      panorama: z
        .boolean()
        .optional()
        .describe('In one frame, for the head of a page; what is still a placeholder is left out.'),
      plain: z.boolean().optional().describe('True leaves the drawings out.'),
    }),
  },
  ({ panorama = false, plain = false, children, context: { page, words, content } }) => (
    <div className={panorama ? 'offices panorama company-file' : 'offices'}>
      {content.site.offices.map((office) => (
        <div key={office.country}>
          {!plain && <img src={`/offices/${office.country}.svg`} alt="" width="320" height="180" />}
          <OfficeAddress
            office={office}
            locale={page.locale}
            words={words}
            hidePlaceholders={panorama}
          />
        </div>
      ))}
      {children}
    </div>
  ),
);

export const Email = defineBlock(
  { description: 'The e-mail address of the company, as a link.' },
  ({ context: { content } }) => <a href={`mailto:${content.site.email}`}>{content.site.email}</a>,
);

export const Phone = defineBlock(
  { description: 'The phone number of the first office, as a link.' },
  ({ context: { content } }) => {
    const [firstOffice] = content.site.offices;
    return <a href={`tel:${firstOffice?.phone}`}>{firstOffice?.phoneShown}</a>;
  },
);
