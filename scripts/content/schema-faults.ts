import type * as z from 'zod';
import { adviceFor, type Terms } from './explain';
import type { Fault } from './fault';
import { nearest } from './nearest';
import { exampleOf, keysOf, schemaAt } from './schema-parts';
import { partAt, type Written } from './written';

/**
 * Everything in which a written value differs from its schema, each at its place in the file.
 * @param counts which issues are asked for.
 */
export function schemaFaults(
  written: Written,
  schema: z.ZodType,
  file: string,
  terms: Terms,
  counts: (issue: z.core.$ZodIssue) => boolean = () => true,
): Fault[] {
  const { error } = schema.safeParse(written.value, { reportInput: true });
  const issues = (error?.issues ?? []).filter(counts);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownParts(written, schema, issue) : [],
  );
  return [
    ...unknown.map(({ at, key, path, known, meant }) => ({
      file,
      ...at,
      ...unknownWords(path, key, known, meant, terms),
    })),
    ...issues.flatMap((issue): Fault[] => {
      if (issue.code === 'unrecognized_keys') return [];
      const expected = schemaAt(schema, issue.path);
      const owner = partAt(written, issue.path.slice(0, -1));
      const key = String(issue.path.at(-1));
      if (owner.parts.has(key)) {
        const { at } = partAt(written, issue.path);
        const write = (value: string) => writePart(issue.path, value, terms);
        return [{ file, ...at, ...adviceFor(issue, expected, nameOf(issue.path), write) }];
      }
      // Misspelt, it has been named already.
      const misspelt = unknown.some(({ owner: other, meant }) => other === owner && meant === key);
      return misspelt ? [] : [{ file, ...owner.at, ...missingWords(issue.path, expected, terms) }];
    }),
  ];
}

function unknownParts(
  written: Written,
  schema: z.ZodType,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
) {
  const owner = partAt(written, path);
  const known = keysOf(schemaAt(schema, path));
  const free = known.filter((name) => !owner.parts.has(name));
  return keys.map((key) => {
    const at = owner.parts.get(key)?.at ?? owner.at;
    return { owner, at, path, key, known, meant: nearest(key, free) };
  });
}

function unknownWords(
  path: PropertyKey[],
  key: string,
  known: string[],
  meant: string | undefined,
  terms: Terms,
) {
  const list = known.map((name) => `\`${name}\``).join(', ');
  return {
    message: `${ownerOf(path, terms)} has no ${terms.part} \`${key}\`.`,
    advice: meant ? `Write \`${meant}\`.` : `Remove it. ${list && `It has: ${list}.`}`.trim(),
  };
}

function missingWords(path: PropertyKey[], expected: z.ZodType | undefined, terms: Terms) {
  const key = String(path.at(-1));
  const line = writePart(path, exampleOf(expected), terms);
  return {
    message: `${ownerOf(path.slice(0, -1), terms)} lacks the ${terms.part} \`${key}\`.`,
    advice: [`Add \`${line}\`.`, expected?.description].filter(Boolean).join(' '),
  };
}

function writePart(path: PropertyKey[], value: string, terms: Terms): string {
  const key = path.at(-1);
  if (typeof key === 'number') return value;
  return path.length > 1 ? `${String(key)}: ${value}` : terms.write(String(key), value);
}

const ownerOf = (path: PropertyKey[], terms: Terms) =>
  path.length > 0 ? nameOf(path) : terms.whole;

/** checks › 2 › state: entries of a list are counted from 1. */
const nameOf = (path: PropertyKey[]) =>
  `\`${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ')}\``;
