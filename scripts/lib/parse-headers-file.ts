import { revalidated } from '../hosting/rules';

/** Rules of a `_headers` file: path pattern → headers, in their order. */
export type HeaderRules = { pattern: string; headers: [name: string, value: string][] }[];

/** Reads `_headers` as Netlify and Cloudflare do: a path, then indented `Name: value` lines. */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(.*)$/) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of a path: a static host's own caching rule, then every rule that matches. */
export function headersFor(rules: HeaderRules, path: string): [string, string][] {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  return [['Cache-Control', revalidated], ...matching.flatMap(({ headers }) => headers)];
}

/** Whether a pattern matches a path. Its one `*` stands for anything, slashes included. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= pattern.length - 1 && path.startsWith(start) && path.endsWith(end);
}
