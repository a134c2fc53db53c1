import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { locales, pathPrefix } from '@/lib/locale';
import { run } from '../lib/cli';

/** What a build makes, and what it does not need. */
const notCopied =
  /^(\.git|\.next|\.local|\.contentlayer|\.generated|node_modules|out|tests|test-results)$/;

/** Inside the project, because Next follows no link to modules outside of it. */
const folder = '.local/bench';

/**
 * Builds a copy of the site, grown to so many pages where it has fewer.
 * @returns how many pages it has, and how many seconds the build took
 * @throws Error with the build's output where it fails.
 */
export async function buildScaled(atLeast: number): Promise<{ pages: number; seconds: number }> {
  try {
    copySite();
    const pages = addPages(`${folder}/content`, atLeast);
    const start = performance.now();
    await run('tsx', ['scripts/build.ts'], {
      cwd: folder,
      // As in CI, no cache for a next build; more Markdown pages than Cloudflare reads rules for.
      env: { ...process.env, CI: 'true', HEADER_RULES_LIMIT: '10000' },
    });
    return { pages, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies the project, so that it can be changed and built without touching this one. */
function copySite() {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.'))
    if (!notCopied.test(name)) cpSync(name, `${folder}/${name}`, { recursive: true });
  symlinkSync('../../node_modules', `${folder}/node_modules`);
}

/** Front matter that only pages of a profession have. */
const sectorFields = /^(summary|reference|order): .*\n/gm;

/**
 * Adds pages to a copy of the content until it has so many: the texts of the professions again and
 * again, each with its own address, title and description, as legal pages, which no menu lists.
 * @returns how many pages there are then
 */
function addPages(content: string, atLeast: number): number {
  const count = () =>
    readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mdx'),
    ).length;
  const missing = atLeast - count();
  const names = readdirSync(`${content}/sectors`).filter((file) => file.endsWith('.fr.mdx'));
  for (let copy = 0; copy * 2 < missing; copy++)
    for (const locale of locales) {
      const profession = names[copy % names.length]?.replace('.fr.mdx', '');
      const text = readFileSync(`${content}/sectors/${profession}.${locale}.mdx`, 'utf8')
        .replace('<WarningSigns', `<WarningSigns profession="${profession}"`)
        .replace(/^path: .*/m, `path: ${pathPrefix[locale]}/copy-${copy}`)
        .replace(/^title: .*/m, `title: "${copy} ${locale}"`)
        .replace(/^(description: ".{0,150})(?: .*)?"$/m, `$1 ${copy}"`)
        .replace(/^reviewedOn: (.*)/m, 'reviewedOn: $1\nupdatedOn: $1')
        .replace(sectorFields, '');
      writeFileSync(`${content}/legal/copy-${copy}.${locale}.mdx`, text);
    }
  return count();
}
