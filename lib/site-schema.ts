import * as z from 'zod';

const text = z.string().min(1);

const office = z.strictObject({
  country: z.enum(['FR', 'LU']),
  city: text,
  street: text,
  postalCode: text,
  phone: z.string().regex(/^\+\d+$/, 'write the number as +33199000000'),
  phoneShown: text,
});

/** The nested data of `content/site.yml`. */
export const siteSchema = z.object({
  brand: text,
  email: z.email(),
  socialPage: z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }) }),
  offices: z.array(office).length(2),
  copyrightYear: z.int(),
  figuresDeclaredOn: text,
  legal: z.strictObject({
    legalName: text,
    legalForm: text,
    capital: text,
    registeredOffice: text,
    rcs: text,
    vat: text,
    publicationDirector: text,
    luxembourgRcs: text,
    luxembourgPermit: text,
    hostName: text,
    hostAddress: text,
    hostPhone: text,
    dataProtectionContact: text,
  }),
});

export type SiteData = z.infer<typeof siteSchema>;
export type Office = z.infer<typeof office>;
