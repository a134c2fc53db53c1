import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/**
 * What the mails say of the company: the variable COMPANY, which the build writes from
 * `content/site.yml`, because the function cannot read that file.
 */
export const companySchema = z.object({
  brand: text,
  /** The address of each office, in one line. */
  offices: z.array(text),
  /** Where a visitor may choose the time of a demo. */
  meetingLink: z.optional(z.url({ protocol: /^https$/ })),
});

/** The company, with the origin of its site. */
export type Company = z.infer<typeof companySchema> & { siteUrl: string };
