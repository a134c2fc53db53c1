import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type ContentPage, glossary, pageNamed } from '@/lib/content';
import { nameOf } from './block-name';
import { Link } from './markdown';

/** A page full of links is harder to read, and heavier. */
const mostLinks = 4;

/** The pages that explain the law. */
const explained = ['Sector', 'Service'];

/** What is no running text, or says its own way on. */
const skipped = ['Hero', 'Answer', 'CallToAction', 'h2', 'h3', 'code'];

type Parent = ReactElement<{ children?: ReactNode }>;

/**
 * Makes the first mention of some glossary terms (`link: true`) in the paragraphs of a page a link to
 * their definition.
 */
export function withTermLinks(body: ReactNode, page: ContentPage): ReactNode {
  const target = pageNamed('pages/glossary', page.locale);
  if (!target || !explained.includes(page.type)) return body;
  const terms = Object.entries(glossary(page.locale)).filter(([, { link }]) => link);
  const patterns = new Map(
    terms.map(([name, { term, full, forms = [] }]) => [
      name,
      mention([term, full ?? '', ...forms]),
    ]),
  );
  const first = patterns.size - mostLinks;

  function walk(node: ReactNode, isProse: boolean): ReactNode[] {
    if (patterns.size <= first) return [node];
    if (typeof node === 'string') return isProse ? link(node) : [node];
    if (Array.isArray(node)) return node.flatMap((child) => walk(child, isProse));
    if (!isValidElement(node) || node.type === Link || skipped.includes(nameOf(node)))
      return [node];
    const { children } = (node as Parent).props;
    if (children === undefined) return [node];
    return [cloneElement(node, undefined, ...walk(children, isProse || nameOf(node) === 'p'))];
  }

  function link(text: string): ReactNode[] {
    for (const [name, pattern] of patterns) {
      const match = pattern.exec(text);
      if (!match) continue;
      patterns.delete(name);
      const end = match.index + match[0].length;
      return [
        ...walk(text.slice(0, match.index), true),
        <a key={name} className="term" href={`${target?.path}#${name}`}>
          {match[0]}
        </a>,
        ...walk(text.slice(end), true),
      ];
    }
    return [text];
  }

  return walk(body, false)[0];
}

/** Any of these words, whole, with the spaces and apostrophes of a text that is typeset. */
export function mention(words: string[]): RegExp {
  const forms = words
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(/['’]/g, "['’]")
        .replaceAll(/\s/g, '\\s'),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
