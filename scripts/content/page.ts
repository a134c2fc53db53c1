import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { type PageKind, pageKinds } from '@/lib/content-types/fields';
import { type Locale, locales } from '@/lib/locale';
import { frontMatterText } from './front-matter-text';
import { blocksIn, type PageBlock } from './page-blocks';
import { readYaml, type YamlSource } from './yaml-source';

/** What a page's file says of it. */
export type PagePlace = {
  /** Same for a page and its translation: sectors/lawyers. */
  name: string;
  kind: PageKind;
  locale: Locale;
};

/** One MDX file, read once for every tool that looks at the content. */
export type Page = PagePlace & {
  /** From the project's folder: content/sectors/lawyers.fr.mdx */
  file: string;
  text: string;
  /** Undefined where the file does not start with front matter. */
  frontMatter: YamlSource | undefined;
  /** The body as a Markdown tree; undefined where `syntaxFault` says why it cannot be read. */
  body: Root | undefined;
  /** Every node of the body, in the order of the text. */
  nodes: Nodes[];
  blocks: PageBlock[];
  syntaxFault: VFileMessage | undefined;
};

// Tables and bare addresses change nothing for the checks, and would double the time (remark-gfm).
const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx).freeze();

/**
 * Name, kind and language of a page, from its file; undefined where the file stands elsewhere.
 * @param path within `content/`: sectors/lawyers.fr.mdx
 */
export function pagePlace(path: string): PagePlace | undefined {
  const [, folder, stem, language] = /^([^/]+)\/([a-z0-9-]+)\.([a-z]+)\.mdx$/.exec(path) ?? [];
  const kind = (Object.keys(pageKinds) as PageKind[]).find(
    (candidate) => pageKinds[candidate].folder === folder,
  );
  const locale = locales.find((candidate) => candidate === language);
  return kind && locale ? { name: `${folder}/${stem}`, kind, locale } : undefined;
}

/** Reads one page. */
export function readPage(file: string, place: PagePlace, source: string): Page {
  // Line ends of Windows are a fault of their own (rules/line-ends.ts), not of every line.
  const text = source.replaceAll('\r\n', '\n');
  const matter = frontMatterText(text);
  return {
    file,
    ...place,
    text: source,
    // The empty first line stands for `---`, so that lines are the file's.
    frontMatter: matter ? readYaml(matter.replace(/^---|---\n?$/g, '')) : undefined,
    ...readBody(text),
  };
}

function readBody(text: string): Pick<Page, 'body' | 'nodes' | 'blocks' | 'syntaxFault'> {
  try {
    const body = parser.parse(text);
    const nodes = flat(body);
    return { body, nodes, blocks: blocksIn(nodes), syntaxFault: undefined };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { body: undefined, nodes: [], blocks: [], syntaxFault: error };
  }
}

function flat(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) flat(child, found);
  return found;
}
