import { anchorsOf } from '../outline';
import type { PageRule } from './rule';

/** Anchors that stand twice on a page, or that no address can hold. */
export const ids: PageRule = (page) => {
  const anchors = anchorsOf(page);
  return anchors.flatMap(({ id, at }, index) => {
    const first = anchors.findIndex((other) => other.id === id);
    const place = { file: page.file, ...at };
    if (!/^[A-Za-z][\w-]*$/.test(id))
      return [
        {
          ...place,
          message: `The id "${id}" cannot be part of an address.`,
          advice: 'Write a word in English, in lower case, with - for a space: warning-signs.',
        },
      ];
    if (first < index)
      return [
        {
          ...place,
          message: `The id "${id}" is already that of line ${anchors[first]?.at.line}.`,
          advice: 'Give this section another one, the same in both languages.',
        },
      ];
    return [];
  });
};
