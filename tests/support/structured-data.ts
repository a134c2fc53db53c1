import { attribute, type BuiltPage, descendants, named } from './built-pages';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Thing = { [key: string]: Json };

/** The nodes of a page's structured data. @throws Error where it has none, or more than one block. */
export function graphOf(page: BuiltPage): Thing[] {
  const blocks = named(page, 'script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  if (blocks.length !== 1) throw new Error(`${page.path} has ${blocks.length} blocks.`);
  const [json] = blocks.flatMap((block) => [...descendants(block)]);
  const { '@context': context, '@graph': graph } = JSON.parse(
    json && 'value' in json ? json.value : '',
  );
  if (context !== 'https://schema.org') throw new Error(`${page.path}: context ${context}`);
  return graph;
}

/** Every string of some data, with the key it stands under. */
export function* stringsIn(data: Json, key = ''): Generator<[key: string, value: string]> {
  if (typeof data === 'string') yield [key, data];
  else if (Array.isArray(data)) for (const item of data) yield* stringsIn(item, key);
  else if (data && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) yield* stringsIn(value, name);
}
