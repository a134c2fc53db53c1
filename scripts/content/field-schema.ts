import type { FieldDef, FieldDefs } from 'contentlayer2/source-files';
import * as z from 'zod';
import { lengths, type PageKind, pageKinds } from '@/lib/content-types/fields';

/** The front matter of each kind of page: the fields that Contentlayer knows, and their lengths. */
export const frontMatterSchemas = Object.fromEntries(
  Object.entries(pageKinds).map(([kind, { fields }]) => [kind, groupSchema(fields)]),
) as Record<PageKind, z.ZodObject>;

function groupSchema(fields: FieldDefs): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries<FieldDef>(fields).map(([name, field]) => [name, fieldSchema(name, field)]),
    ),
  );
}

function fieldSchema(name: string, field: FieldDef): z.ZodType {
  const schema = valueSchema(name, field.type).describe(field.description ?? '');
  return field.required ? schema : schema.optional();
}

/** @throws Error for a type of field that no page has yet: add it here. */
function valueSchema(name: string, type: FieldDef['type']): z.ZodType {
  if (type === 'string') {
    const { min = 1, max = Number.POSITIVE_INFINITY } = lengths[name] ?? {};
    return z.string().min(min).max(max);
  }
  if (type === 'number') return z.int().min(1);
  if (type === 'boolean') return z.boolean();
  if (type === 'date') return z.iso.date();
  throw new Error(`The field ${name} is of type ${type}, which check:content cannot check.`);
}
