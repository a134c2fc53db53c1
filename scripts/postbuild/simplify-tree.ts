import type { Element, ElementContent, Root } from 'hast';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import { colonIn } from '@/lib/locale';
import { absoluteUrl } from '@/lib/urls';

/**
 * Turns the elements of a page into what Markdown can say, in place: what is hidden from a screen
 * reader goes, what CSS lays out or counts is written out.
 */
export function simplifyTree(tree: Root, page: ContentPage) {
  const colon = `${colonIn(page.locale)} `;
  tree.children = contents(tree.children as ElementContent[]);

  function contents(children: ElementContent[]): ElementContent[] {
    return children.filter(isRead).flatMap((child) => (isTag(child) ? rewritten(child) : [child]));
  }

  function rewritten(node: Element): ElementContent[] {
    const children = withSeparators(node, contents(node.children));
    switch (node.tagName) {
      case 'form':
        return [formLine(node)];
      case 'a':
        return [
          {
            ...node,
            properties: { ...node.properties, href: inFull(node.properties.href) },
            children,
          },
        ];
      case 'img':
        return [{ ...node, properties: { ...node.properties, src: inFull(node.properties.src) } }];
      case 'details':
        return children;
      case 'summary':
        // A question has a heading in it; other lines that open a part have their words only.
        return children.some((child) => isTag(child, 'h2', 'h3', 'h4'))
          ? children
          : [element('p', [element('strong', children)])];
      case 'figure':
        return [element('blockquote', children)];
      case 'dl':
        return [element('ul', termsOf(children))];
      case 'li':
        // A heading in a list item is the item's name, not a part of the outline.
        return [element('li', children.map(asName))];
      case 'td':
        return [element('td', children.flatMap(inOneLine))];
      default:
        return [{ ...node, children }];
    }
  }

  /** One list item per term: its name, then its descriptions. */
  function termsOf(children: ElementContent[]): ElementContent[] {
    const items: Element[] = [];
    const parts = children.flatMap((child) => (isTag(child, 'div') ? child.children : child));
    for (const { tagName, children: content } of parts.filter((part) => isTag(part))) {
      const item = items.at(-1);
      if (tagName === 'dt') items.push(element('li', [element('strong', content), text(colon)]));
      else item?.children.push(...(item.children.length > 2 ? [text(' · ')] : []), ...content);
    }
    return items;
  }

  function formLine(form: Element): Element {
    const words = fill(interfaceWords(page.locale).page.formOnSite, {
      form: String(form.properties.ariaLabel ?? page.heading),
    });
    return element('p', [element('a', [text(words)], { href: absoluteUrl(page.path) })]);
  }

  function inFull(address: unknown): string {
    const href = String(address);
    if (href.startsWith('#')) return absoluteUrl(page.path) + href;
    return href.startsWith('/') ? absoluteUrl(href) : href;
  }
}

const isRead = (node: ElementContent) =>
  node.type === 'text' ||
  (isTag(node) &&
    !node.properties.ariaHidden &&
    // A picture without a text of its own is decoration.
    !(node.tagName === 'img' && !node.properties.alt) &&
    markdownRole(node) !== 'none' &&
    !isTag(node, 'script', 'svg', 'nav', 'input'));

const asName = (node: ElementContent) =>
  isTag(node, 'h3') ? element('p', [element('strong', node.children)]) : node;

/** A cell has one line: the items of a list stand on it. */
const inOneLine = (node: ElementContent) =>
  isTag(node, 'ul')
    ? node.children
        .filter((item) => isTag(item))
        .flatMap((item, index) => [...(index > 0 ? [text(' · ')] : []), ...item.children])
    : [node];

/** Whether a node is an element, of one of these tags where some are given. */
const isTag = (node: ElementContent | undefined, ...tags: string[]): node is Element =>
  node?.type === 'element' && (tags.length === 0 || tags.includes(node.tagName));

/** What a component asks of the Markdown by its attribute `data-markdown`. */
const markdownRole = (node: ElementContent | undefined) =>
  isTag(node) ? node.properties.dataMarkdown : undefined;

/** A node of text. */
const text = (value: string): ElementContent => ({ type: 'text', value });

/** An element, with its properties as hast names them: className. */
const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Puts a middle dot between parts of a line that only CSS separates. */
function withSeparators(parent: Element, children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children.slice(0, index).findLast((other) => !isSpace(other));
    const apart =
      markdownRole(child) === 'separate' ||
      // The parts of a heading are one line, and a span that keeps words together is a part of none.
      (isTag(child, 'span') &&
        isTag(before) &&
        !/^h\d$/.test(parent.tagName) &&
        !keepsTogether(child)) ||
      (isTag(child, 'a') && parent.tagName === 'address');
    // What stands under a heading is a paragraph of its own.
    return before && apart && !isTag(before, 'h2', 'h3', 'h4') ? [text(' · '), child] : [child];
  });
}

/** Whether a span keeps its words on one line (set-text.ts). */
const keepsTogether = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('nowrap');

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
