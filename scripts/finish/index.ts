import { readFile, writeFile } from 'node:fs/promises';
import { pageAt } from '@/lib/content';
import { isIndexable } from '@/lib/seo';
import { bundleAssets } from './bundle-assets';
import { addressOf, htmlFiles, out } from './files';
import { writeLlmsText } from './llms';
import { problemsOf } from './policy';
import { prune } from './prune';
import { stripRuntime } from './strip-runtime';
import { addStructuredData } from './structured-data';
import { writeTwin } from './twins';

/**
 * Makes Next's export into what is served: no runtime of Next, the script and the paper of every page put in,
 * structured data and Markdown twins added, files that no page uses removed.
 * @throws Error naming each page that would break the policy or still asks for Next's runtime.
 */
export async function finish() {
  const { script, print } = await bundleAssets();
  const printLink = `<link rel="stylesheet" media="print" href="${print}"/></head>`;
  const problems: string[] = [];
  for (const file of await htmlFiles()) {
    let html = stripRuntime(await readFile(file, 'utf8'), script).replace('</head>', printLink);
    const page = pageAt(addressOf(file));
    if (page && isIndexable(page)) {
      html = addStructuredData(html, page);
      await writeTwin(html, page);
    }
    problems.push(...problemsOf(html).map((problem) => `${file.slice(out.length)}: ${problem}`));
    await writeFile(file, html);
  }
  if (problems.length > 0) throw new Error(`These pages break the policy:\n${problems.join('\n')}`);
  await prune();
  await writeLlmsText();
}
