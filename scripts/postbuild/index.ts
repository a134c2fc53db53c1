import { bundleScripts } from './bundle';
import { writeCalendars } from './calendars';
import { writeChecklists } from './checklists';
import { writeFeeds } from './feeds';
import { htmlFiles } from './files';
import { writeLlmsText } from './markdown-pages';
import { finishPage } from './pages';
import { prune } from './prune';

const atOnce = 8;

/**
 * Turns Next's export into what is served: pages without Next's runtime but with the site's script,
 * structured data and a Markdown page beside each, no file that no page uses, checklists as
 * spreadsheets, calendars and feeds.
 * @throws Error naming each page that would break the policy or still loads Next's runtime.
 */
export async function postbuild() {
  const script = await bundleScripts();
  const violations: string[] = [];
  const files = (await htmlFiles()).sort();
  // A few at a time: some are read and written while another is worked on.
  for (let first = 0; first < files.length; first += atOnce) {
    const some = files.slice(first, first + atOnce);
    violations.push(...(await Promise.all(some.map((file) => finishPage(file, script)))).flat());
  }
  if (violations.length > 0)
    throw new Error(
      `The content security policy would block parts of these pages. If Next was upgraded, its markup may have changed: see scripts/postbuild/strip-next-runtime.ts.\n${violations.join('\n')}`,
    );
  await prune();
  await writeLlmsText();
  await writeCalendars();
  await writeFeeds();
  await writeChecklists();
}
