import { type ComputedFields, defineDocumentType, type FieldDef } from 'contentlayer2/source-files';
import * as z from 'zod';
import { type PageKind, pageKinds } from './front-matter';

/** The language of a file, from its name: fr for interface.fr.yml. */
export const ofLocale: ComputedFields = {
  locale: {
    type: 'string',
    description: 'fr or en, from the file name.',
    resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
  },
};

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

/** A schema of front matter or data as Contentlayer's fields; lengths are for `npm run check:content`. */
export const fieldsOf = (schema: z.ZodObject): Record<string, FieldDef> =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      fieldOf(name, field),
    ]),
  );

/** Kinds of value that hold others. */
const nested = [z.ZodObject, z.ZodArray, z.ZodRecord];

/** @throws Error for a kind of value that no file has yet: add it here. */
function fieldOf(name: string, field: z.ZodType): FieldDef {
  const { description = '' } = field;
  if (field instanceof z.ZodDefault)
    return { type: 'boolean', default: Boolean(field.def.defaultValue), description };
  if (field instanceof z.ZodISODate) return { type: 'date', required: true, description };
  if (field instanceof z.ZodString || field instanceof z.ZodStringFormat)
    return { type: 'string', required: true, description };
  // Contentlayer lets faults in nested data pass: `lib/content` checks them.
  if (field instanceof z.ZodOptional) return { type: 'json', description };
  if (nested.some((kind) => field instanceof kind))
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

export const pageTypes = (Object.keys(pageKinds) as PageKind[]).map(pageType);
