import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypes, speculationRulesType } from '@/lib/files/content-types';
import { prefixedLocales } from '@/lib/locale';
import { embedRules, expressionOf, type Headers, notFramed, revalidate, rulesOf } from './headers';

/** What nginx has to know of the other kinds of files: it sends what it does not know as a download. */
const otherTypes: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** nginx adds the charset itself, to what `charset_types` lists. */
const types = {
  ...otherTypes,
  ...Object.fromEntries(
    Object.entries(contentTypes).map(([extension, type]) => [extension, type.split(';')[0] ?? '']),
  ),
};
const isText = (type: string) => /^(text|application)\/|\+xml$/.test(type);
const isHtml = (type: string) => type === 'text/html';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const lines = (all: string[], indent: string) => all.join(`\n${indent}`);

/**
 * The configuration for a server of one's own with nginx, from the rules of `_headers`.
 * @param host the site's name, such as www.site.fr
 */
export async function nginxFile(common: Headers, host: string): Promise<string> {
  const maps = mapsOf([...rulesOf(common), ...framing]);
  const texts = [...new Set(Object.values(types))].filter((type) => isText(type) && !isHtml(type));
  const values: Record<string, string> = {
    host,
    prefixes: prefixedLocales.join('|'),
    maps: lines([...maps.values()], ''),
    types: lines(
      Object.entries(types).map(([extension, type]) => `${type} ${extension};`),
      '    ',
    ),
    texts: texts.join(' '),
    headers: lines(
      [
        ...Object.entries(common).map(([name, value]) => [name, quoted(value)]),
        ...[...maps.keys()].map((name) => [name, variableOf(name)]),
      ].map(([name, value]) => `add_header ${name} ${value} always;`),
      '  ',
    ),
    speculationRules: speculationRulesType,
  };
  const template = await readFile(join(import.meta.dirname, 'nginx.template.conf'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nginx.template.conf: {{${name}}} has no value.`);
    return value;
  });
}

/** Refused by default. A header that embed pages lack is empty for them. */
const framing = embedRules.map<[string, Headers]>(([pattern, headers]) => [
  pattern,
  Object.fromEntries(Object.keys(notFramed).map((name) => [name, headers[name] ?? ''])),
]);

/** For each header that differs between paths, the `map` that sets it; nginx omits an empty header. */
function mapsOf(rules: [pattern: string, headers: Headers][]): Map<string, string> {
  const byHeader = new Map<string, string[]>();
  for (const [pattern, headers] of rules)
    if (pattern !== '/*')
      for (const [name, value] of Object.entries(headers))
        if (name !== 'Content-Type')
          byHeader.set(name, [
            ...(byHeader.get(name) ?? [`default ${quoted(defaults[name] ?? '')};`]),
            `"~^${expressionOf(pattern)}$" ${quoted(value)};`,
          ]);
  return new Map(
    [...byHeader].map(([name, cases]) => [
      name,
      `map $uri ${variableOf(name)} {\n  ${lines(cases, '  ')}\n}`,
    ]),
  );
}

const defaults: Headers = { 'Cache-Control': revalidate, ...notFramed };

/** $site_cache_control */
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
