import * as z from 'zod';
import { unwrap } from './schema-parts';

/** A prop, or a key of a group within one, as a writer reads about it. */
export type PropRow = {
  /** A key of a group stands after the prop's name: checks › source. */
  name: string;
  type: string;
  required: boolean;
  /** What it is for: the comment that documents it in the component. */
  comment: string;
};

/** The props of a block, each followed by the keys of its groups. */
export const propRows = (props: z.ZodObject): PropRow[] => rowsOf(props, '', []);

function rowsOf(group: z.ZodObject, prefix: string, within: z.ZodType[]): PropRow[] {
  return Object.entries(group.shape as Record<string, z.ZodType>).flatMap(([key, schema]) => {
    const name = prefix + key;
    const required = !(schema instanceof z.ZodOptional);
    const value = required ? schema : (schema.unwrap() as z.ZodType);
    const held = heldBy(value);
    const again = within.includes(held);
    const inner = unwrap(held);
    return [
      { name, type: typeWords(value, again), required, comment: value.description ?? '' },
      ...(inner instanceof z.ZodObject && !again
        ? rowsOf(inner, `${name} › `, [...within, held])
        : []),
    ];
  });
}

/** What a list is a list of; anything else itself. A group that is read late is left so. */
const heldBy = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? heldBy(schema.element as z.ZodType) : schema;

/** The kind of value in words. @param again the group is one that stands around it. */
function typeWords(schema: z.ZodType, again: boolean): string {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return `list of ${again ? 'the same groups' : `${typeWords(element, false)}s`}`;
  }
  const plain = unwrap(schema);
  if (plain instanceof z.ZodEnum) return plain.options.map((word) => `"${word}"`).join(' or ');
  if (plain instanceof z.ZodNumber) return 'number';
  if (plain instanceof z.ZodBoolean) return 'true or false';
  return plain instanceof z.ZodObject ? 'group' : 'text';
}
