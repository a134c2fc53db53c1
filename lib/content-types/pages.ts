import { type ComputedFields, defineDocumentType, type FieldDef } from 'contentlayer2/source-files';
import * as z from 'zod';
import { ofLocale } from './data';
import { type PageKind, pageKinds } from './fields';

/** What the file’s place says. A computed `enum` would generate invalid TypeScript, hence `string`. */
const computedFields: ComputedFields = {
  name: {
    type: 'string',
    description: 'Same for a page and its translation: sectors/lawyers.',
    resolve: ({ _raw }) => _raw.flattenedPath.replace(/\.[a-z]+$/, ''),
  },
  ...ofLocale,
};

/** Every body is compiled by @next/mdx; `none` tells Contentlayer to leave it alone (its types do not know it). */
const contentType = 'none' as 'mdx';

/** A schema of front matter as Contentlayer's fields; the lengths are `npm run check:content`'s to check. */
const fieldsOf = (schema: z.ZodObject): Record<string, FieldDef> =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      fieldOf(name, field),
    ]),
  );

/** @throws Error for a kind of value that no page has yet: add it here. */
function fieldOf(name: string, field: z.ZodType): FieldDef {
  const { description = '' } = field;
  if (field instanceof z.ZodDefault)
    return { type: 'boolean', default: Boolean(field.def.defaultValue), description };
  if (field instanceof z.ZodISODate) return { type: 'date', required: true, description };
  if (field instanceof z.ZodString) return { type: 'string', required: true, description };
  // Contentlayer lets faults in nested data pass: `lib/content.ts` checks them.
  if (field instanceof z.ZodOptional) return { type: 'json', description };
  if (field instanceof z.ZodObject || field instanceof z.ZodArray)
    return { type: 'json', required: true, description };
  if (field instanceof z.ZodNumber) return { type: 'number', required: true, description };
  throw new Error(`Contentlayer has no type for the field ${name} yet: add it to pages.ts.`);
}

const pageType = (name: PageKind) =>
  defineDocumentType(() => ({
    name,
    filePathPattern: `${pageKinds[name].folder}/*.mdx`,
    contentType,
    computedFields,
    fields: fieldsOf(pageKinds[name].schema),
  }));

export const Page = pageType('Page');
export const Sector = pageType('Sector');
export const Scope = pageType('Scope');
export const StarterFile = pageType('StarterFile');
export const Service = pageType('Service');
export const Legal = pageType('Legal');
