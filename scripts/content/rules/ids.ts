import { blockProps, placeOf } from '../block-props';
import { blocksIn } from '../elements';
import type { Page } from '../page';
import type { Rule } from './rule';

/** The anchors of a page with the places of their blocks; undefined where the body cannot be read. */
export function idsOf({ body }: Page) {
  return (
    body &&
    blocksIn(body).flatMap((element) => {
      const id = blockProps(element).written.parts.get('id')?.written.value;
      return typeof id === 'string' ? [{ id, place: placeOf(element) }] : [];
    })
  );
}

/** Anchors that stand twice on a page, or that no address can hold. */
export const ids: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const found = idsOf(page) ?? [];
    return found.flatMap(({ id, place }, index) => {
      const first = found.findIndex((other) => other.id === id);
      const at = { file: page.file, ...place };
      if (!/^[A-Za-z][\w-]*$/.test(id))
        return [
          {
            ...at,
            message: `The id "${id}" cannot be part of an address.`,
            advice: 'Write a word in English, in lower case, with - for a space: warning-signs.',
          },
        ];
      if (first < index)
        return [
          {
            ...at,
            message: `The id "${id}" is already that of line ${found[first]?.place.line}.`,
            advice: 'Give this section another one, the same in both languages.',
          },
        ];
      return [];
    });
  });
