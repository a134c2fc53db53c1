import type { Nodes } from 'mdast';
import { main } from './lib/cli';
import { isElement, readProps } from './lint/block-props';
import { localeOfFile, readContent } from './lint/content';
import { lintPage } from './lint/lint-page';
import { citationReaders, type ReadCitations } from './lint/rules/citations';
import { readYaml, textAt, textsIn, type Values } from './lint/values';

/* Prints every statement that rests on a text of law, page by page, for a lawyer to check. */

main(async () => {
  const content = readContent();
  const readers = citationReaders(content);
  const shared = content.data.filter(({ path }) => /\/(base\..*|documents\/.*)\.yml$/.test(path));
  for (const file of [...content.pages, ...shared]) {
    const citationsIn = readers[localeOfFile(file.path)];
    if (!citationsIn)
      throw new Error('The register of texts cannot be read: npm run check:content says why.');
    const rows = file.path.endsWith('.yml')
      ? rowsOfData(readYaml(String(file)).data)
      : rowsOf(await lintPage(file), citationsIn);
    if (rows.length === 0) continue;
    console.log(`## ${file.path}\n\n| line | statement | rests on |\n|---|---|---|`);
    console.log(`${rows.join('\n')}\n`);
  }
});

/** A row for each statement below a node; `refs` and `label` come from the blocks around it. */
function rowsOf(node: Nodes, read: ReadCitations, refs = '', label = ''): string[] {
  if (node.type === 'yaml') return rowsOfData(readYaml(node.value, 2).data);
  if (!('children' in node) || node.type === 'heading') return [];
  if (isElement(node)) {
    // Warning signs state no rule.
    if (node.name === 'Signs' || node.name === 'CallToAction') return [];
    const { props } = readProps(node);
    const articles = textsIn(props.value).filter(({ path }) => path[0] === 'refs');
    refs = articles.map(({ text }) => text).join('; ') || refs;
    label = textAt(props, 'term') ?? textAt(props, 'title') ?? label;
  }
  const isText =
    node.type === 'tableRow' ||
    node.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  if (!isText) return node.children.flatMap((child) => rowsOf(child, read, refs, label));
  const words = [label, textOf(node)].filter(Boolean).join(': ').replaceAll(/\s+/g, ' ').trim();
  const statement = words.replaceAll('|', '\\|');
  return refs || read(words).length > 0
    ? [`| ${node.position?.start.line} | ${statement} | ${refs} |`]
    : [];
}

/** A row for each group of keys that has `refs`: the items of a starter file. */
function rowsOfData(data: Values, part = data.value, path: string[] = []): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { refs, ...words } = part as Record<string, unknown>;
  return typeof refs === 'string'
    ? [
        `| ${data.placeOf(path).line} | ${textsIn(words)
          .map(({ text }) => text)
          .join(': ')} | ${refs} |`,
      ]
    : Object.entries(part).flatMap(([key, value]) => rowsOfData(data, value, [...path, key]));
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node
    ? node.children.map(textOf).join(node.type === 'tableRow' ? ' · ' : '')
    : '';
}
