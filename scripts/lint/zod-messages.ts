import type { Point } from 'unist';
import * as z from 'zod';
import { type Located, partAt } from './located';
import { exampleOf, keysOf, kindOf, schemaAt } from './schema-shape';
import { suggest } from './suggest';

/** What a checked value is called: the front matter, <Hero>, site.yml. */
export type Terms = {
  whole: string;
  part: 'field' | 'prop' | 'key';
  /** How a part is written there. */
  write: (key: string, value: string) => string;
};

type Words = { reason: string; note: string };
type Message = Words & { path: PropertyKey[]; place: Point };

export const yamlTerms = (whole: string, part: 'field' | 'key'): Terms => ({
  whole,
  part,
  write: (key, value) => `${key}: ${value}`,
});

export const propTerms = (block: string): Terms => ({
  whole: `<${block}>`,
  part: 'prop',
  write: (key, value) => (value.startsWith('"') ? `${key}=${value}` : `${key}={${value}}`),
});

/** Everything in which a value differs from its schema, each at its place in the file. */
export function schemaMessages(data: Located, schema: z.ZodType, terms: Terms): Message[] {
  const issues = schema.safeParse(data.value, { reportInput: true }).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownKeys(data, schema, issue) : [],
  );
  const others = issues.flatMap((issue): Message[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const { path } = issue;
    const key = String(path.at(-1));
    const owner = partAt(data, path.slice(0, -1));
    const expected = schemaAt(schema, path);
    if (owner.parts.has(key) || path.length === 0)
      return [{ path, place: partAt(data, path).place, ...valueWords(issue, expected, terms) }];
    // A misspelt key has its message already.
    const isMisspelt = unknown.some((other) => other.owner === owner && other.meant === key);
    return isMisspelt
      ? []
      : [{ path, place: owner.keyPlace, ...missingWords(path, expected, terms) }];
  });
  return [
    ...unknown.map(({ owner, path, key, known, meant }) => ({
      path: [...path, key],
      place: owner.parts.get(key)?.keyPlace ?? owner.place,
      reason: `${ownerName(path, terms)} has no ${terms.part} \`${key}\`.`,
      note: meant ? `Write \`${meant}\`.` : ['Remove it.', listOf(known)].filter(Boolean).join(' '),
    })),
    ...others,
  ];
}

const listOf = (known: string[]) =>
  known.length > 0 && `It has: ${known.map((name) => `\`${name}\``).join(', ')}.`;

function unknownKeys(
  data: Located,
  schema: z.ZodType,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
) {
  const owner = partAt(data, path);
  const known = keysOf(schemaAt(schema, path));
  const unused = known.filter((name) => !owner.parts.has(name));
  return keys.map((key) => ({ owner, path, key, known, meant: suggest(key, unused) }));
}

function missingWords(path: PropertyKey[], expected: z.ZodType | undefined, terms: Terms): Words {
  const part = writePart(path, exampleOf(expected), terms);
  return {
    reason: `${ownerName(path.slice(0, -1), terms)} lacks the ${terms.part} \`${String(path.at(-1))}\`.`,
    note: [`Add \`${part}\`.`, expected?.description].filter(Boolean).join(' '),
  };
}

function valueWords(issue: z.core.$ZodIssue, expected: z.ZodType | undefined, terms: Terms): Words {
  const { input, path } = issue;
  const name = ownerName(path, terms);
  const cannotBe = `${name} cannot be ${JSON.stringify(input)}.`;
  switch (issue.code) {
    case 'invalid_value': {
      const meant = suggest(String(input), issue.values.map(String));
      const allowed = issue.values.map((value) => JSON.stringify(value)).join(', ');
      const note = meant
        ? `Write "${meant}". Allowed: ${allowed}.`
        : `Write one of these: ${allowed}.`;
      return { reason: cannotBe, note };
    }
    case 'too_big':
    case 'too_small':
      return sizeWords(issue, name);
    case 'invalid_format':
      return { reason: cannotBe, note: formatNotes[issue.format] ?? sentence(issue.message) };
    case 'custom':
      return { reason: cannotBe, note: sentence(issue.message) };
    default:
      return {
        reason: `${name} is ${describe(input)}, but must be ${kindOf(expected)}.`,
        note: `Write \`${writePart(path, corrected(input, expected), terms)}\`.`,
      };
  }
}

const formatNotes: Record<string, string> = {
  date: 'Write the day as year-month-day: 2026-11-21.',
  email: 'Write an e-mail address: contact@company.lu.',
  url: 'Write an address that starts with https://.',
};

function sizeWords(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, name: string): Words {
  const isTooBig = issue.code === 'too_big';
  const limit = Number(isTooBig ? issue.maximum : issue.minimum);
  const bound = `the ${isTooBig ? 'maximum' : 'minimum'} is ${limit}`;
  if (typeof issue.input === 'number')
    return { reason: `${name} is ${issue.input}; ${bound}.`, note: `Write ${limit}.` };
  const size = (issue.input as string | unknown[]).length;
  if (size === 0) return { reason: `${name} is empty.`, note: 'Write its text.' };
  const unit = typeof issue.input === 'string' ? 'characters' : 'entries';
  return {
    reason: `${name} has ${size} ${unit}; ${bound}.`,
    note: isTooBig ? `Remove at least ${size - limit}.` : `Add at least ${limit - size}.`,
  };
}

/** The value that was probably meant: 10000 for "10000". */
function corrected(input: unknown, expected: z.ZodType | undefined): string {
  if (expected instanceof z.ZodString && /number|boolean/.test(typeof input)) return `"${input}"`;
  const isNumber = typeof input === 'string' && input.trim() && Number.isFinite(Number(input));
  return expected instanceof z.ZodNumber && isNumber ? input : exampleOf(expected);
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}

function writePart(path: PropertyKey[], value: string, terms: Terms): string {
  const key = path.at(-1);
  if (typeof key === 'number') return value;
  return path.length > 1 ? `${String(key)}: ${value}` : terms.write(String(key), value);
}

/** `checks › 2 › state`: entries of a list are counted from 1. */
const ownerName = (path: PropertyKey[], terms: Terms) =>
  path.length === 0
    ? terms.whole
    : `\`${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ')}\``;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
