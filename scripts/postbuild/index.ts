import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bundleScripts } from './bundle';
import { filesIn, htmlFiles, out } from './files';
import { finishPage } from './pages';
import { prune } from './prune';

const atOnce = 8;

/**
 * Turns Next's export into what is served: pages without Next's runtime but with the site's script,
 * structured data and a Markdown page beside each, no file that no page uses.
 * @throws Error naming each page that would break the policy or still loads Next's runtime.
 */
export async function postbuild() {
  const scripts = await bundleScripts();
  const violations: string[] = [];
  const files = (await htmlFiles()).sort();
  // A few at a time: some are read and written while another is worked on.
  for (let first = 0; first < files.length; first += atOnce) {
    const some = files.slice(first, first + atOnce);
    violations.push(...(await Promise.all(some.map((file) => finishPage(file, scripts)))).flat());
  }
  if (violations.length > 0)
    throw new Error(
      `The content security policy would block parts of these pages. If Next was upgraded, its markup may have changed: see scripts/postbuild/strip-next-runtime.ts.\n${violations.join('\n')}`,
    );
  await prune();
  await moveContentFiles();
}

/** Moves what `app/content-files` exports to the addresses that `next dev` answers for it. */
async function moveContentFiles() {
  const folder = `${out}content-files/`;
  for (const file of await filesIn(folder)) {
    const target = out + file.slice(folder.length);
    await mkdir(dirname(target), { recursive: true });
    await rename(file, target);
  }
  await rm(folder, { recursive: true });
}
