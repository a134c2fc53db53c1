import { mediaTypeOf, mediaTypesOf } from './media-types';
import { everywhere, type Headers, rules } from './rules';

/**
 * The rules as `_headers`, which Netlify and Cloudflare read. Netlify has no pattern for an ending,
 * so such files are named one by one, with their media type; Cloudflare reads the first hundred.
 * @param files addresses of all that is published
 */
export function headersFile(files: string[]): string {
  const blocks: [path: string, headers: Headers][] = [['/*', everywhere]];
  for (const { under, headers } of rules) if (under) blocks.push([`${under}*`, headers]);
  for (const file of files.toSorted()) {
    const own = rules.filter(({ ending }) => ending && file.endsWith(ending));
    // Text whose host does not tell its charset is read as another.
    const named = own.length > 0 || file in mediaTypesOf || file.endsWith('.txt');
    if (!named) continue;
    const type = { 'Content-Type': mediaTypeOf(file) ?? 'application/octet-stream' };
    blocks.push([file, Object.assign(type, ...own.map(({ headers }) => headers))]);
  }
  return blocks.map(([path, headers]) => `${path}\n${lines(headers)}`).join('');
}

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
