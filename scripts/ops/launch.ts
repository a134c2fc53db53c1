import { parseEnv } from 'node:util';
import { LineCounter, parseDocument, visit } from 'yaml';
import { toJSONSchema } from 'zod';
import { helpfulKeys, type SiteData, siteSchema } from '@/lib/content/schemas/site';
import { isPlaceholder } from '@/lib/placeholder';
import { weakSecrets } from '@/supabase/functions/send-demo-email/wrong-settings';

/** Something to settle before the site goes live. */
export type Blocker = {
  /** A line such as `content/site.yml:11:13`, or a file of `out/`. */
  where: string;
  problem: string;
  /** What to write or to run. */
  advice: string;
  /** Whether it was settled once, and has changed since. */
  isStale?: boolean;
};

export const siteFile = 'content/site.yml';

/**
 * The values of `site.yml` that are still placeholders, each with its line.
 * @param yaml the file's text
 */
export function placeholders(yaml: string): Blocker[] {
  const lines = new LineCounter();
  const blockers: Blocker[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair(_, { key }) {
      if (String(key) === 'confirmed') return visit.SKIP;
    },
    Scalar(position, { value, range }, ancestors) {
      const pairs = ancestors.flatMap((node) => ('key' in node ? [String(node.key)] : []));
      if (position !== 'value' || !isPlaceholder(pairs.at(-1) ?? '', String(value))) return;
      const { line, col } = lines.linePos(range?.[0] ?? 0);
      blockers.push({
        where: `${siteFile}:${line}:${col}`,
        problem: `${pairs.join(' › ')} is a placeholder: “${value}”.`,
        advice: `Write: ${descriptionOf(pairs)}`,
      });
    },
  });
  return blockers;
}

type JsonSchema = {
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/** What the schema of `site.yml` says about a value. */
function descriptionOf(keys: string[]): string {
  const described: string[] = [];
  let schema: JsonSchema | undefined = toJSONSchema(siteSchema) as JsonSchema;
  for (const key of keys) {
    schema = (schema?.items ?? schema)?.properties?.[key];
    if (schema?.description) described.push(schema.description);
  }
  return described.join(' ') || 'the real value.';
}

/** Optional keys of `site.yml` that the company has not filled in: no blockers. */
export function missingHelp(site: SiteData): string[] {
  return helpfulKeys
    .filter((key) => !site[key])
    .map((key) => `${siteFile}, ${key}: ${siteSchema.shape[key].description}`);
}

/** Patterns that a published site must not contain. */
const leftovers: [name: string, pattern: RegExp][] = [
  ['an address of this machine', /\b(localhost|127\.0\.0\.1)\b/],
  ['a key of this machine', /sb_(publishable|secret)_local/],
  ['an address that ends in .example', /(?:@|\/\/)[\w.-]+\.example\b/],
  [
    'a form whose function may run outside the European Union',
    /action="[^"?]*\/send-demo-email[^"?]*"/,
  ],
];

/**
 * Addresses and keys of this machine, and placeholders, in the built site: one blocker a kind, with
 * the first file that has it.
 * @param files name and text of each file of `out/`
 */
export function leftoversIn(files: { name: string; text: string }[]): Blocker[] {
  return leftovers.flatMap(([name, pattern]) => {
    const [first, ...others] = files.filter(({ text }) => pattern.test(text));
    if (!first) return [];
    const line = first.text.slice(0, first.text.search(pattern)).split('\n').length;
    return {
      where: `${first.name}:${line}${others.length > 0 ? ` and ${others.length} other files` : ''}`,
      problem: `The built site contains ${name}.`,
      advice:
        'Replace what is a placeholder in the content, above all in content/site.yml, and build with the production values, NEXT_PUBLIC_SUPABASE_FUNCTION_REGION included: NEXT_PUBLIC_… npm run build',
    };
  });
}

/** Where the variables of the function are written before they are set (docs/running-and-deploying.md). */
export const secretsFile = '.env.function.local';

/**
 * The secrets that could be guessed, or that two uses share.
 * @param text the file's text
 */
export function secretsToChange(text: string): Blocker[] {
  const { HMAC_KEY, RETRY_SECRET, EVENTS_SECRET, SMOKE_TEST_SECRET } = parseEnv(text);
  const secrets = { HMAC_KEY, RETRY_SECRET, EVENTS_SECRET, SMOKE_TEST_SECRET };
  return weakSecrets(secrets, false).map((name) => ({
    where: secretsFile,
    problem: `${name} has fewer than 32 characters, or is the secret of another use as well.`,
    advice: `Write: ${name}="…", with what \`openssl rand -hex 32\` prints.`,
  }));
}
