import type { PageWeight } from '../bench/page-weight';
import { isElement, parsePage, textOf, walk } from '../postbuild/html';

/** What grows with words and exhibits: the most that a page should have of each. */
type Budgets = Record<'html' | 'css' | 'elements', number>;

/** A page that has more than its budget, by how much, and the exhibit to drop first. */
type Excess = { page: string; what: keyof Budgets; excess: number; drop: string };

/**
 * What a page has too much of.
 * @param html the page as it was built
 */
export const excesses = (weight: PageWeight, html: string, budgets: Budgets): Excess[] =>
  (Object.keys(budgets) as (keyof Budgets)[])
    .filter((what) => weight[what] > budgets[what])
    .map((what) => ({
      page: weight.page,
      what,
      excess: weight[what] - budgets[what],
      drop: largestExhibit(html),
    }));

/** The caption of the exhibit with the most elements, which costs most of everything; empty where there is none. */
function largestExhibit(html: string): string {
  const exhibits = [...walk(parsePage(html))]
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'figure')
    .map((figure) => [...walk(figure)].filter(isElement));
  const [largest] = exhibits.sort((one, other) => other.length - one.length);
  const caption = largest?.find(({ tagName }) => tagName === 'figcaption');
  return caption ? textOf(caption) : '';
}
