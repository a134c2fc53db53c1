import { expressionOf, revalidate } from './headers';

/** The rules of a `_headers` file, in order. */
type HeaderRules = { pattern: string; headers: [name: string, value: string][] }[];

/** Parses `_headers` as Netlify and Cloudflare do: a path, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of a path: the host's default caching, then every rule that matches. */
export function headersFor(rules: HeaderRules, path: string): [string, string][] {
  const matching = rules.filter(({ pattern }) =>
    new RegExp(`^${expressionOf(pattern)}$`).test(path),
  );
  return [['Cache-Control', revalidate], ...matching.flatMap(({ headers }) => headers)];
}
