import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ContentPage } from '@/lib/content';
import type { Locale } from '@/lib/locale';
import { opaque, typeset, typesetRuns } from '@/supabase/functions/_shared/typography';
import { blocksFor } from '.';
import { blockOf } from './parts-in';
import { Section } from './section';
import { typesetProps } from './typeset-props';

/** A compiled MDX file. */
export type MdxBody = (props: { components: ReturnType<typeof blocksFor> }) => ReactNode;

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * The body of a page, typeset. MDX returns the writer's tree before any block renders: here each of its texts,
 * whether Markdown or a prop, passes once, and nothing else does.
 */
export function PageBody({ body, page }: { body: MdxBody; page: ContentPage }) {
  return typesetTree(draw(body, page), page.locale);
}

/**
 * The tools of a page alone, each with the section around it, for other sites to frame.
 * @throws Error if the page has none.
 */
export function EmbedBody({ body, page }: { body: MdxBody; page: ContentPage }) {
  const tools = toolsIn(draw(body, page));
  if (tools.length === 0)
    throw new Error(
      `content/${page._raw.sourceFilePath}: \`embed\` is true, but there is no tool.`,
    );
  return typesetTree(createElement(Fragment, null, ...tools), page.locale);
}

function toolsIn(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) return node.flatMap(toolsIn);
  if (!isValidElement<Props>(node)) return [];
  const block = blockOf(node.type);
  if (block?.definition.embeddable) return [node];
  const tools = toolsIn(node.props.children);
  return tools.length > 0 && block === Section ? [node] : tools;
}

/** @throws Error if the file uses a block that does not exist. */
function draw(body: MdxBody, page: ContentPage): ReactNode {
  try {
    return body({ components: blocksFor(page) });
  } catch (error) {
    // In development the words of the content check stand on the page (`app/dev-tools.tsx`).
    if (process.env.NODE_ENV === 'development') return null;
    throw error;
  }
}

/** Typesets each paragraph (an element that holds text itself) and the props of every block. */
function typesetTree(node: ReactNode, locale: Locale): ReactNode {
  if (Array.isArray(node)) return node.map((child) => typesetTree(child, locale));
  if (!isValidElement<Props>(node) || node.type === 'pre') return node;
  const { children } = node.props;
  const holdsText = [children].flat().some((child) => typeof child === 'string' && child.trim());
  return withProps(
    node,
    locale,
    holdsText ? typesetParagraph(children, locale) : typesetTree(children, locale),
  );
}

function typesetParagraph(children: ReactNode, locale: Locale): ReactNode {
  const runs: string[] = [];
  mapRuns(children, locale, (run) => {
    runs.push(run);
    return run;
  });
  const result = typesetRuns(runs, locale)[Symbol.iterator]();
  return mapRuns(children, locale, () => result.next().value ?? '');
}

/** Replaces the runs of text below a paragraph, in order; what holds no text is one opaque run. */
function mapRuns(node: ReactNode, locale: Locale, replace: (run: string) => string): ReactNode {
  if (typeof node === 'string') return replace(node);
  if (Array.isArray(node)) return node.map((child) => mapRuns(child, locale, replace));
  if (!isValidElement<Props>(node)) return node;
  const { children } = node.props;
  if (node.type === 'br') replace('\n');
  else if (node.type === 'code' || children === undefined) replace(opaque);
  else return withProps(node, locale, mapRuns(children, locale, replace));
  return withProps(node, locale, children);
}

/** Attributes of an element that a visitor reads or hears. */
const texts = ['alt', 'title', 'data-label'];

/** Children are passed as arguments: React then asks for no keys, which MDX does not set. */
function withProps(node: ReactElement<Props>, locale: Locale, children: ReactNode) {
  const { children: _, ...props } = node.props;
  const block = blockOf(node.type);
  const entries = Object.entries(props).map(([name, value]) => {
    if (block) return [name, typesetProps(block.definition.props.shape[name], value, locale)];
    return [name, texts.includes(name) ? typeset(String(value), locale) : value];
  });
  return cloneElement(node, Object.fromEntries(entries), ...[children].flat());
}
