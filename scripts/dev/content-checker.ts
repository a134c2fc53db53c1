import type { Block } from '../content/blocks';
import { type CheckedPage, checkPage, checkTogether } from '../content/check-content';
import type { Fault } from '../content/fault';
import { readPage } from '../content/page';
import { type Content, type FilePlace, textOf } from '../content/read-content';

type Known = { text: string; checked: CheckedPage };

/**
 * `check:content` that is asked again and again: a page is read anew only where its text is not
 * that of the time before, so that an edit is answered at once among 1600 pages.
 */
export class ContentChecker {
  #known = new Map<string, Known>();

  /** @param blocks what pages may write; a new checker is made where that changes. */
  constructor(readonly blocks: Map<string, Block>) {}

  /** Every fault of a content folder. */
  check(content: Content): Fault[] {
    return checkTogether(
      content.places.map((place) => this.#page(place).checked),
      content,
    );
  }

  #page({ file, place }: FilePlace): Known {
    const text = textOf(file);
    const before = this.#known.get(file);
    if (before?.text === text) return before;
    const page = readPage(file, place, text);
    const known = { text, checked: checkPage(page, this.blocks) };
    this.#known.set(file, known);
    return known;
  }
}
