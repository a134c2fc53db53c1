import * as z from 'zod';

/** A prop, or a key of a group within one, as a writer reads about it. */
type PropRow = {
  /** A key of a group follows the name of the prop: checks.source. */
  name: string;
  type: string;
  optional: boolean;
  description: string;
};

/**
 * The props of a block, each followed by the keys of its groups.
 * @param above the groups around this one: a group may contain itself
 */
export function propRows(group: z.ZodObject, prefix = '', above: z.ZodType[] = []): PropRow[] {
  return Object.entries<z.ZodType>(group.shape).flatMap(([key, schema]) => {
    const optional = schema instanceof z.ZodOptional;
    const value = (optional ? schema.unwrap() : schema) as z.ZodType;
    const element = value instanceof z.ZodArray ? value.element : value;
    const repeats = element === group || above.includes(element as z.ZodType);
    const type = repeats ? 'same group' : typeName(element as z.ZodType);
    const row: PropRow = {
      name: prefix + key,
      type: value === element ? type : `list of ${type}s`,
      optional,
      description: schema.description ?? '',
    };
    return element instanceof z.ZodObject && !repeats
      ? [row, ...propRows(element, `${row.name}.`, [...above, group])]
      : [row];
  });
}

function typeName(schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum)
    return schema.options.map((option) => `"${option}"`).join(' or ');
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  return schema instanceof z.ZodObject ? 'group' : 'text';
}
