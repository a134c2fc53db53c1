import { readFile, writeFile } from 'node:fs/promises';
import { bundleScripts } from './bundle-scripts';
import { htmlFiles, out } from './files';
import { problemsOf } from './policy';
import { prune } from './prune';
import { stripRuntime } from './strip-runtime';

/**
 * Makes Next's export into what is served: no runtime of Next, the script of every page put in,
 * files that no page uses removed.
 * @throws Error naming each page that would break the policy or still asks for Next's runtime.
 */
export async function finish() {
  const script = await bundleScripts();
  const problems: string[] = [];
  for (const file of await htmlFiles()) {
    const html = stripRuntime(await readFile(file, 'utf8'), script);
    problems.push(...problemsOf(html).map((problem) => `${file.slice(out.length)}: ${problem}`));
    await writeFile(file, html);
  }
  if (problems.length > 0) throw new Error(`These pages break the policy:\n${problems.join('\n')}`);
  await prune();
}
