import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { out, outFiles } from '../postbuild/files';
import type { Finding } from './finding';

/** What a site that is live never holds. */
const never: [what: string, shape: RegExp][] = [
  ['an address of this machine', /\b(localhost|127\.0\.0\.1)\b/],
  ['a key of this machine', /sb_(publishable|secret)_local/],
  ['an address that ends in .example', /[\w-]\.example\b/],
];

/** What of this machine, or of the placeholders, was built into `out/`. */
export async function builtFindings(): Promise<Finding[]> {
  const build = 'Build with the production values: NEXT_PUBLIC_… npm run build';
  if (!existsSync(`${out}index.html`))
    return [{ where: 'out/', what: 'The site is not built.', why: `${build}.` }];
  const files = (await outFiles()).map((file) => ({
    name: relative('.', file),
    text: readFileSync(file, 'latin1'),
  }));
  return never.flatMap(([what, shape]) => {
    const found = files.flatMap(({ name, text }) => {
      const index = text.search(shape);
      return index < 0 ? [] : [{ name, line: text.slice(0, index).split('\n').length }];
    });
    const [first, ...others] = found;
    if (!first) return [];
    const rest = others.length > 0 ? ` and ${others.length} other files` : '';
    return [
      { where: `${first.name}:${first.line}${rest}`, what: `It holds ${what}.`, why: `${build}.` },
    ];
  });
}
