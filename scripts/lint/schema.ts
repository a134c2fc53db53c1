import * as z from 'zod';
import { oneOf, type Point, suggest, type Words } from './messages';
import type { Values } from './values';

/** What a checked value and its parts are called: the front matter has fields, <Hero> has props. */
type Names = {
  whole: string;
  part: 'field' | 'prop' | 'key';
  /** The file that says which keys there are, where that is not the code. */
  model?: string | undefined;
};
type Fault = Words & { path: PropertyKey[]; place: Point };

/** Everything in which a value differs from its schema, each at its place in the file. */
export function schemaMessages(data: Values, schema: z.ZodType, names: Names): Fault[] {
  const issues = schema.safeParse(data.value, { reportInput: true }).error?.issues ?? [];
  const misspelt = new Set<string>();
  const messages = issues.flatMap((issue): Fault[] => {
    const { input, path } = issue;
    const expected = schemaAt(schema, path);
    if (issue.code !== 'unrecognized_keys')
      return [{ path, place: data.placeOf(path), ...wordsFor(issue, expected, names) }];
    const knownKeys = expected instanceof z.ZodObject ? Object.keys(expected.shape) : [];
    return issue.keys.map((key) => {
      const unused = knownKeys.filter((name) => !(name in (input as object)));
      const meant = suggest(key, unused);
      if (meant) misspelt.add([...path, meant].join('.'));
      return {
        path: [...path, key],
        place: data.placeOf([...path, key]),
        reason: `${nameOf(path, names)} has no ${names.part} \`${key}\`.`,
        note: meant
          ? `Write \`${meant}\`.`
          : names.model
            ? `Remove it, or add it to ${names.model}.`
            : `Remove it. Possible: ${knownKeys.map((name) => `\`${name}\``).join(', ') || 'none'}.`,
      };
    });
  });
  // What is misspelt is not missing as well.
  return messages.filter(({ path }) => !misspelt.has(path.join('.')));
}

/** The schema of a part, without what only makes it optional or defers it. */
function schemaAt(schema: unknown, path: PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest);
  return schema instanceof z.ZodArray ? schemaAt(schema.element, rest) : undefined;
}

function wordsFor(issue: z.core.$ZodIssue, expected: z.ZodType | undefined, names: Names): Words {
  const { input, path } = issue;
  const name = nameOf(path, names);
  const description = expected?.description ?? '';
  if (input === undefined)
    return {
      reason: `${nameOf(path.slice(0, -1), names)} lacks the ${names.part} \`${String(path.at(-1))}\`.`,
      note: `Add it. ${description}`.trim(),
    };
  const cannotBe = `${name} cannot be ${JSON.stringify(input)}.`;
  switch (issue.code) {
    case 'invalid_value':
      return { reason: cannotBe, note: oneOf(String(input), issue.values.map(String)) };
    case 'invalid_type': {
      const [kind, inYaml, inProp] = kinds[issue.expected] ?? [issue.expected];
      const note = (names.part === 'prop' ? inProp : inYaml) ?? description;
      return { reason: `${name} is ${describe(input)}, but must be ${kind}.`, note };
    }
    case 'too_big':
    case 'too_small': {
      const size = typeof input === 'number' ? input : (input as string | unknown[]).length;
      const unit =
        typeof input === 'string' ? ' characters' : Array.isArray(input) ? ' entries' : '';
      const [bound, advice] =
        issue.code === 'too_big'
          ? [`maximum is ${issue.maximum}`, `Remove at least ${size - Number(issue.maximum)}.`]
          : [`minimum is ${issue.minimum}`, `Add at least ${Number(issue.minimum) - size}.`];
      return {
        reason: `${name} ${unit ? 'has' : 'is'} ${size}${unit}; the ${bound}.`,
        note: advice,
      };
    }
    case 'invalid_format':
      return { reason: cannotBe, note: formats[issue.format] ?? sentence(issue.message) };
    default:
      return { reason: cannotBe, note: sentence(issue.message) };
  }
}

/** What the types of zod are called; how a writer gives one in YAML, and in a prop. */
const kinds: Record<string, [kind: string, inYaml: string, inProp: string]> = {
  string: ['text', 'Write it in double quotes.', 'Write it in double quotes.'],
  number: ['a number', 'Write digits without quotes.', 'Write digits in braces: {25}.'],
  int: ['a whole number', 'Write digits only.', 'Write digits only, in braces: {25}.'],
  boolean: ['true or false', 'Write it without quotes.', 'Write it in braces: {true}.'],
  array: ['a list', 'Write it in brackets: ["One", "Two"].', 'Write it so: {["One", "Two"]}.'],
  object: ['a group of keys', 'Write it in braces: {name: "A"}.', 'Write it so: {{name: "A"}}.'],
};

const formats: Record<string, string> = {
  date: 'Write the day as year-month-day: 2026-11-21.',
  email: 'Write an e-mail address: contact@company.lu.',
  url: 'Write an address that starts with https://.',
};

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}

/** `checks › 2 › state`: entries of a list are counted from 1. */
const nameOf = (path: PropertyKey[], { whole }: Names) =>
  path.length === 0
    ? whole
    : `\`${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ')}\``;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
