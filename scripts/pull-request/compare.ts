import type { PageWeight } from '../bench/page-weight';

/** A page of a build: its weight, and a digest of what its visitors get. */
export type BuiltState = Pick<PageWeight, 'page' | 'words' | 'html' | 'css' | 'elements'> & {
  digest: string;
};

/** A page that a change touches, with its figures before and after. */
type ChangedPage = {
  page: string;
  change: 'new' | 'changed' | 'removed';
  words: [before: number, after: number];
  /** HTML and style sheet, compressed. */
  bytes: [before: number, after: number];
};

/** The pages that differ between two builds, those with the most new words first. */
export function changedPages(before: BuiltState[], after: BuiltState[]): ChangedPage[] {
  const names = new Set([...before, ...after].map(({ page }) => page));
  const named = (pages: BuiltState[], name: string) => pages.find(({ page }) => page === name);
  return [...names]
    .map((name) => ({ name, was: named(before, name), is: named(after, name) }))
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
