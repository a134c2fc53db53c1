import * as z from 'zod';

/** The schema of a part, without what only makes it optional or lazy. */
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

/** A schema without what only makes it optional, gives it a default or defers it. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodLazy
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

/** The keys that a group may have. */
export const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** A value of this kind, to copy from. */
export function exampleOf(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodNumber) return '1';
  if (schema instanceof z.ZodBoolean) return 'true';
  if (schema instanceof z.ZodISODate) return '2026-11-21';
  if (schema instanceof z.ZodEnum) return `"${schema.options[0]}"`;
  if (schema instanceof z.ZodArray) return `[${exampleOf(unwrap(schema.element as z.ZodType))}]`;
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape as Record<string, z.ZodType>);
    const required = parts.filter(([, part]) => !(part instanceof z.ZodOptional));
    return `{${required.map(([key, part]) => `${key}: ${exampleOf(unwrap(part))}`).join(', ')}}`;
  }
  return '"…"';
}

/** What a value of this kind is called in a message. */
export function kindOf(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'a group of keys';
  return schema instanceof z.ZodISODate ? 'a day' : 'text';
}
