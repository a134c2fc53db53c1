import { bundleScripts } from './postbuild/bundle';
import { writeCalendars } from './postbuild/calendars';
import { writeChecklists } from './postbuild/checklists';
import { writeFeeds } from './postbuild/feeds';
import { htmlFiles } from './postbuild/files';
import { writeLlmsText } from './postbuild/markdown-pages';
import { finishPage } from './postbuild/pages';
import { prune } from './postbuild/prune';

let t = performance.now();
const lap = (n: string) => {
  console.log(n, Math.round(performance.now() - t));
  t = performance.now();
};
console.log('loaded', Math.round(performance.now()));
const script = await bundleScripts();
lap('bundle');
for (const f of await htmlFiles()) await finishPage(f, script);
lap('pages');
await prune();
lap('prune');
await writeLlmsText();
lap('llms');
await writeCalendars();
lap('cal');
await writeFeeds();
lap('feeds');
await writeChecklists();
lap('checklists');
