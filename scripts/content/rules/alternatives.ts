import { visit } from 'unist-util-visit';
import { placeOf } from '../block-props';
import type { Fault } from '../fault';
import type { Rule } from './rule';

/** A picture that says nothing to who cannot see it. */
export const alternatives: Rule = ({ pages }) =>
  pages.flatMap(({ file, body }) => {
    const faults: Fault[] = [];
    if (!body) return faults;
    visit(body, (node) => {
      if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
        faults.push({
          file,
          ...placeOf(node),
          message: 'This picture has no alternative text.',
          advice: 'Say what it shows: ![A notary’s register](/picture.svg).',
        });
    });
    return faults;
  });
