import * as z from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** Whether a block holds text or other blocks between its tags. Left out: it holds nothing. */
    inside?: 'required' | 'optional';
  }
}

const text = z.string();

/* Temporary, until the schemas beside the components are merged. */
export const blockProps = {
  Answer: z.strictObject({}).meta({ inside: 'required' }),
  Company: z.strictObject({ field: z.enum(['legalName', 'brand']) }),
  Email: z.strictObject({}),
  Hero: z.strictObject({ plain: z.boolean().optional(), more: z.any().optional() }),
  Note: z.strictObject({ title: text }).meta({ inside: 'required' }),
  Professions: z.strictObject({ order: z.array(text) }),
  Question: z.strictObject({ title: text }).meta({ inside: 'required' }),
  Register: z.strictObject({}).meta({ inside: 'required' }),
  Entry: z.strictObject({ term: text }).meta({ inside: 'required' }),
  Section: z
    .strictObject({ id: text, refs: z.array(text).optional(), note: text.optional() })
    .meta({ inside: 'required' }),
};
