import { placeOf } from '../page-blocks';
import type { PageRule } from './rule';

/** A picture that says nothing to who cannot see it. */
export const alternatives: PageRule = ({ file, nodes }) =>
  nodes
    .filter((node) => node.type === 'image' || node.type === 'imageReference')
    .filter(({ alt }) => !alt?.trim())
    .map((picture) => ({
      file,
      ...placeOf(picture),
      message: 'This picture has no alternative text.',
      advice: 'Say what it shows: ![A notary’s register](/picture.svg).',
    }));
