import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Front matter that only a page of a profession has. */
const sectorOnly = /^(summary|reference|order): .*\n/gm;

/**
 * Fills a copy of the content up to so many pages: the texts of the professions again and again, each
 * with an address, a title and a description of its own. As legal pages, which no menu lists.
 */
export function writeManyPages(content: string, pages: number) {
  const all = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const missing = pages - all.filter((file) => file.endsWith('.mdx')).length;
  const names = readdirSync(`${content}/sectors`).filter((file) => file.endsWith('.fr.mdx'));
  for (let made = 0; made * 2 < missing; made++)
    for (const locale of ['fr', 'en']) {
      const name = names[made % names.length]?.replace('.fr.', `.${locale}.`);
      const text = readFileSync(`${content}/sectors/${name}`, 'utf8');
      const path = `${locale === 'en' ? '/en' : ''}/copy-${made}`;
      writeFileSync(
        `${content}/legal/copy-${made}.${locale}.mdx`,
        text
          .replace(/^path: .*/m, `path: ${path}`)
          .replace(/^title: .*/m, `title: "${made} ${locale}"`)
          .replace(/^(description: ".{0,150})(?: .*)?"$/m, `$1 ${made}"`)
          .replace(/^reviewedOn: (.*)/m, 'reviewedOn: $1\nupdatedOn: $1')
          .replace(sectorOnly, ''),
      );
    }
}
