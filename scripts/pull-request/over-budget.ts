import { compress, type PageWeight } from '../bench/page-weight';
import {
  attribute,
  type Element,
  isElement,
  parseWithPlaces,
  textOf,
  walk,
} from '../postbuild/html';

/** What grows with words and exhibits: the most that a page should have of each. */
type Budgets = Record<'html' | 'css' | 'elements', number>;

/** A page that has more than its budget, by how much, and the exhibit to drop first. */
type Excess = { page: string; what: keyof Budgets; excess: number; drop: string };

/**
 * What a page has too much of.
 * @param html the page as it was built
 */
export function excesses(weight: PageWeight, html: string, budgets: Budgets): Excess[] {
  return (Object.keys(budgets) as (keyof Budgets)[])
    .filter((what) => weight[what] > budgets[what])
    .map((what) => ({
      page: weight.page,
      what,
      excess: weight[what] - budgets[what],
      drop: heaviestExhibit(html, what),
    }));
}

/** The caption of the exhibit that costs most; empty on a page without one. */
function heaviestExhibit(html: string, what: keyof Budgets): string {
  const figures = [...walk(parseWithPlaces(html))]
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'figure');
  const costs = figures.map((figure) => ({ figure, cost: costOf(figure, html, what) }));
  const [heaviest] = costs.sort((one, other) => other.cost - one.cost);
  return heaviest ? captionOf(heaviest.figure) : '';
}

/** Bytes that a page would save without an exhibit; of its rules, how many classes no other part has. */
function costOf(figure: Element, html: string, what: keyof Budgets): number {
  const { startOffset = 0, endOffset = 0 } = figure.sourceCodeLocation ?? {};
  const rest = html.slice(0, startOffset) + html.slice(endOffset);
  const inside = [...walk(figure)].filter(isElement);
  if (what === 'elements') return inside.length;
  if (what === 'html')
    return compress(Buffer.from(html)).length - compress(Buffer.from(rest)).length;
  const elsewhere = new Set(classesIn(rest));
  return new Set(
    inside
      .flatMap((element) => attribute(element, 'class')?.split(' ') ?? [])
      .filter((name) => !elsewhere.has(name)),
  ).size;
}

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

function captionOf(figure: Element): string {
  const caption = [...walk(figure)].filter(isElement).find((node) => node.tagName === 'figcaption');
  return caption ? textOf(caption) : '';
}
