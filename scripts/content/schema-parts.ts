import * as z from 'zod';

/** The schema of a part, without what only says that it may be left out. */
export function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
  const plain = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return plain;
  const part =
    plain instanceof z.ZodObject
      ? plain.shape[String(key)]
      : plain instanceof z.ZodArray
        ? plain.element
        : plain instanceof z.ZodRecord
          ? plain.valueType
          : undefined;
  return part && schemaAt(part as z.ZodType, rest);
}

/** A schema without what only says that it may be left out, or is read late. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

/** The keys that a group may have. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** What a value of this kind looks like, to copy from. */
export function exampleOf(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodNumber) return '1';
  if (schema instanceof z.ZodBoolean) return 'true';
  if (schema instanceof z.ZodISODate) return '2026-11-21';
  if (schema instanceof z.ZodEnum) return `"${schema.options[0]}"`;
  if (schema instanceof z.ZodArray) return `[${exampleOf(unwrap(schema.element as z.ZodType))}]`;
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape as Record<string, z.ZodType>);
    const needed = parts.filter(([, part]) => !(part instanceof z.ZodOptional));
    return `{${needed.map(([key, part]) => `${key}: ${exampleOf(unwrap(part))}`).join(', ')}}`;
  }
  return '"…"';
}
