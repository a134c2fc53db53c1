import { readFile, writeFile } from 'node:fs/promises';
import { pageAt } from '@/lib/content';
import { isIndexable } from '@/lib/seo';
import { policyInPage } from '../hosting/csp';
import type { Assets } from './bundle-assets';
import { addressOf, htmlFiles, out } from './files';
import { parsePage } from './html';
import { problemsOf } from './policy';
import { rewritePage } from './rewrite-page';
import { addStructuredData } from './structured-data';
import { writeTwin } from './twins';

/**
 * Finishes one part of the pages of `out/`: every `parts`-th page, from `part` on.
 * @returns what in them the policy would stop, each with its file.
 */
export async function finishPages(assets: Assets, part: number, parts: number): Promise<string[]> {
  const files = (await htmlFiles()).sort().filter((_, index) => index % parts === part);
  const problems: string[] = [];
  // One after the other: a page's tree is fifty times its text.
  for (const file of files) problems.push(...(await finishPage(file, assets)));
  return problems;
}

async function finishPage(file: string, assets: Assets): Promise<string[]> {
  const rewritten = rewritePage(await readFile(file, 'utf8'), assets.script);
  const html = rewritten.replace('</head>', endOfHead(assets, rewritten.includes('<form')));
  const tree = parsePage(html);
  const page = pageAt(addressOf(file));
  if (page && isIndexable(page)) {
    await writeTwin(tree, page);
    await writeFile(file, addStructuredData(html, tree, page));
  } else await writeFile(file, html);
  return problemsOf(html, tree).map((problem) => `${file.slice(out.length)}: ${problem}`);
}

/**
 * After the style sheets of the screen, which have to be asked for at once: where a page holds a policy
 * the browser asks for nothing below it before it has read it, so the words come before the script.
 */
const endOfHead = ({ print, forms }: Assets, hasForm: boolean) =>
  `${hasForm ? `<link rel="stylesheet" href="${forms}"/>` : ''}<meta http-equiv="Content-Security-Policy" content="${policyInPage}"/>
<link rel="stylesheet" media="print" href="${print}"/></head>`;
