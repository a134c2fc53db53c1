import type { Element, ElementContent } from 'hast';
import { isTag, markdownRole, text } from './hast';

/** The children of a part of the sheet, its margin after its heading instead of before it. */
export function withMarginAfterHeading({ children }: Element): ElementContent[] {
  const [margin, body, ...rest] = children;
  if (markdownRole(margin) !== 'after-heading' || !margin || !isTag(body)) return children;
  const heading = body.children.findIndex((child) => isTag(child, 'h1', 'h2'));
  const moved = body.children.toSpliced(heading + 1, 0, margin);
  return [{ ...body, children: moved }, ...rest];
}

/** Puts a point between pieces of a line that only CSS keeps apart. */
export function withSeparators(parent: Element, children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const before = children.slice(0, index).findLast((other) => !isSpace(other));
    const apart =
      markdownRole(child) === 'separate' ||
      (isTag(child, 'span') && isTag(before)) ||
      (isTag(child, 'a') && parent.tagName === 'address');
    return before && apart ? [text(' · '), child] : [child];
  });
}

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
