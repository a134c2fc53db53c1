import type { PageWeight } from '../bench/page-weight';
import { isElement, parsePage, textOf, walk } from '../postbuild/html';
import type { Report } from './comment';

/** A page of a build: its weight, and a digest of what its visitors get. */
export type BuiltState = Pick<PageWeight, 'page' | 'words' | 'html' | 'css' | 'elements'> & {
  digest: string;
};

type ChangedPage = Report['pages'][number];

/** The pages that differ between two builds, the largest change in words first. */
export function changedPages(before: BuiltState[], after: BuiltState[]): ChangedPage[] {
  const names = new Set([...before, ...after].map(({ page }) => page));
  const pageNamed = (pages: BuiltState[], name: string) => pages.find(({ page }) => page === name);
  return [...names]
    .map((name) => ({ name, was: pageNamed(before, name), is: pageNamed(after, name) }))
    .filter(({ was, is }) => was?.digest !== is?.digest)
    .map(({ name, was, is }): ChangedPage => {
      const change = was ? (is ? 'changed' : 'removed') : 'new';
      return {
        page: name,
        change,
        words: [was?.words ?? 0, is?.words ?? 0],
        bytes: [bytesOf(was), bytesOf(is)],
      };
    })
    .sort((one, other) => moved(other) - moved(one) || (one.page < other.page ? -1 : 1));
}

const bytesOf = (state?: BuiltState) => (state ? state.html + state.css : 0);

const moved = ({ words: [before, after] }: ChangedPage) => Math.abs(after - before);

/** What grows with words and exhibits: the most that a page should have of each. */
type Budgets = Record<Report['over'][number]['what'], number>;

/**
 * What a page has too much of.
 * @param html the page as it was built
 */
export const excesses = (weight: PageWeight, html: string, budgets: Budgets): Report['over'] =>
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
