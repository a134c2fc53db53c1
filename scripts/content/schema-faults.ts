import type * as z from 'zod';
import { adviceFor, type Terms } from './explain';
import type { Fault } from './fault';
import { nearest } from './nearest';
import { exampleOf, keysOf, schemaAt } from './schema-parts';
import { partAt, type Written } from './written';

/** Everything in which a written value differs from its schema, each at its place in the file. */
export function schemaFaults(
  written: Written,
  schema: z.ZodType,
  file: string,
  terms: Terms,
): Fault[] {
  const { error } = schema.safeParse(written.value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      const owner = partAt(written, issue.path);
      const known = keysOf(schemaAt(schema, issue.path));
      return issue.keys.map((key) => ({
        file,
        ...(owner.parts.get(key)?.at ?? owner.at),
        ...unknownPart(issue.path, key, known, [...owner.parts.keys()], terms),
      }));
    }
    const expected = schemaAt(schema, issue.path);
    const owner = partAt(written, issue.path.slice(0, -1));
    return owner.parts.has(String(issue.path.at(-1)))
      ? [
          {
            file,
            ...partAt(written, issue.path).at,
            ...adviceFor(issue, expected, nameOf(issue.path)),
          },
        ]
      : [{ file, ...owner.at, ...missingPart(issue.path, expected, terms) }];
  });
}

function unknownPart(
  path: PropertyKey[],
  key: string,
  known: string[],
  present: string[],
  terms: Terms,
) {
  const meant = nearest(
    key,
    known.filter((name) => !present.includes(name)),
  );
  const list = known.map((name) => `\`${name}\``).join(', ');
  return {
    message: `${ownerOf(path, terms)} has no ${terms.part} \`${key}\`.`,
    advice: meant ? `Write \`${meant}\`.` : `Remove it. ${list && `It has: ${list}.`}`.trim(),
  };
}

function missingPart(path: PropertyKey[], expected: z.ZodType | undefined, terms: Terms) {
  const owner = path.slice(0, -1);
  const key = String(path.at(-1));
  const example = exampleOf(expected);
  const line = owner.length > 0 ? `${key}: ${example}` : terms.write(key, example);
  return {
    message: `${ownerOf(owner, terms)} lacks the ${terms.part} \`${key}\`.`,
    advice: [`Add \`${line}\`.`, expected?.description].filter(Boolean).join(' '),
  };
}

const ownerOf = (path: PropertyKey[], terms: Terms) =>
  path.length > 0 ? nameOf(path) : terms.whole;

/** checks › 2 › state: entries of a list are counted from 1. */
const nameOf = (path: PropertyKey[]) =>
  `\`${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ')}\``;
