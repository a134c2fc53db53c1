import type { ContentPage } from '@/lib/content';
import { type QuestionAndAnswer, structuredDataOf } from '@/lib/structured-data';
import { attribute, type Element, isElement, type Tree, walk } from './html';

/**
 * A page's structured data, as JSON in a script element: data, which the browser does not run.
 * Questions and answers are read from the page itself, so they are written once.
 */
export function jsonLd(tree: Tree, page: ContentPage): string {
  const data = structuredDataOf(page, questionsOf(tree));
  // Every < is escaped, so that no text can end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** The questions that the Questions block shows: a heading, then the answer. */
function questionsOf(tree: Tree): QuestionAndAnswer[] {
  const elements = [...walk(tree)].filter(isElement);
  return elements
    .filter((element) => attribute(element, 'data-question') !== undefined)
    .map((element) => {
      const [question = '', ...answer] = element.childNodes.filter(isElement).map(wordsOf);
      return { question, answer: answer.join(' ') };
    });
}

/** The words of an element, a space between its paragraphs and list items. */
function wordsOf(element: Element): string {
  const parts = [...walk(element)].map((node) => {
    if ('value' in node) return node.value;
    return node.nodeName === 'p' || node.nodeName === 'li' ? ' ' : '';
  });
  return parts
    .join('')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
