import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../content/read-content';

/**
 * Copies the content into a folder and fills it up with pages of the real size: each real page
 * again and again, with an address, a title and a description of its own.
 */
export function writeManyPages(folder: string, count: number) {
  cpSync('content', folder, { recursive: true });
  const pages = [...readContent().pages];
  for (let written = pages.length; written < count; written++) {
    const page = pages[written % pages.length];
    if (!page) throw new Error('content/ has no page.');
    const copy = Math.floor(written / pages.length);
    const name = `${page.name.split('/')[1]}-copy-${copy}`;
    const text = readFileSync(page.file, 'utf8')
      .replace(/^path: .*$/m, `path: ${page.locale === 'en' ? '/en' : ''}/${name}`)
      .replace(/^title: .*$/m, `title: "${written}"`)
      .replace(/^(description: ".{0,150})(?: .*)?"$/m, `$1 ${copy}"`);
    writeFileSync(join(folder, page.name, '..', `${name}.${page.locale}.mdx`), text);
  }
}
