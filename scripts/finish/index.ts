import { join } from 'node:path';
import { otherParts, parts } from '../other-parts';
import { bundleAssets } from './bundle-assets';
import { htmlFiles } from './files';
import { finishPages } from './finish-pages';
import { writeLlmsText } from './llms';
import { prune } from './prune';

const module = join(import.meta.dirname, 'finish-part.ts');

/** Fewer pages are done sooner than another process has started. */
const worthProcesses = 200;

/**
 * Makes Next's export into what is served: no runtime of Next, script and print style sheet put into
 * every page, structured data and Markdown twins added, files that no page uses removed.
 * @throws Error naming each page that would break the policy or still asks for Next's runtime.
 */
export async function finish() {
  const assets = await bundleAssets();
  const many = (await htmlFiles()).length >= worthProcesses;
  const [own, others] = await Promise.all([
    finishPages(assets, 0, many ? parts : 1),
    many ? otherParts<string[]>(module, JSON.stringify(assets)) : [],
  ]);
  const problems = [own, ...others].flat();
  if (problems.length > 0) throw new Error(`These pages break the policy:\n${problems.join('\n')}`);
  await prune();
  await writeLlmsText();
}
