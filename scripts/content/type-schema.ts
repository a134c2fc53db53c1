import {
  type Checker,
  type Symbol as Property,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import * as z from 'zod';

/** The schema of a prop, with the comment that documents it. */
export function propertySchema(checker: Checker, property: Property): z.ZodType {
  const type = checker.getTypeOfSymbol(property);
  if (!type) throw new Error(`The type of ${property.name} cannot be read.`);
  const comment = checker.getDocumentationCommentOfSymbol(property);
  const known = schemaOf(checker, type);
  const schema = comment ? known.describe(comment) : known;
  return property.flags & SymbolFlags.Optional ? schema.optional() : schema;
}

/**
 * A TypeScript type as a schema: texts, numbers, choices, lists and groups of them.
 * @throws Error for any other type: a prop that a writer could not give.
 */
function schemaOf(checker: Checker, type: Type): z.ZodType {
  if (type.flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral)) return z.boolean();
  if (type.flags & TypeFlags.String) return z.string();
  if (type.flags & TypeFlags.Number) return z.number();
  if (type.isStringLiteralType()) return z.literal(type.value);
  if (type.isUnionType()) return choiceOf(checker, type.getTypes());
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [element] = checker.getTypeArguments(type);
    if (element) return z.array(schemaOf(checker, element));
  }
  if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return groupOf(checker, type);
  throw new Error(`A prop of type ${checker.typeToString(type)} cannot be written in MDX.`);
}

function choiceOf(checker: Checker, types: readonly Type[]): z.ZodType {
  const given = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
  const [only] = given;
  const words = given.flatMap((type) => (type.isStringLiteralType() ? [type.value] : []));
  if (words.length === given.length) return z.enum(words);
  if (given.every(({ flags }) => flags & TypeFlags.BooleanLiteral)) return z.boolean();
  if (only && given.length === 1) return schemaOf(checker, only);
  throw new Error(`A prop with the types ${given.map((type) => checker.typeToString(type))}.`);
}

const groups = new WeakMap<Checker, Map<number, z.ZodType>>();

/** A group may hold itself (owners of owners): it is read when it is needed, once. */
function groupOf(checker: Checker, type: Type): z.ZodType {
  const known = groups.get(checker) ?? new Map<number, z.ZodType>();
  groups.set(checker, known);
  const { id } = type as Type & { id: number };
  const again = known.get(id);
  if (again) return again;
  const shape: Record<string, z.ZodType> = {};
  const group = z.lazy(() => z.strictObject(shape));
  known.set(id, group);
  for (const property of checker.getPropertiesOfType(type))
    shape[property.name] = propertySchema(checker, property);
  return group;
}
