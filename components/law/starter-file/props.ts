import * as z from 'zod';
import { verbatim } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';

/* Props that several blocks of a starter file have. */

export const profession = verbatim
  .optional()
  .describe('Name of the profession’s file in `content/sectors`; left out, that of the page.');

export const country = z.enum(countries).describe('Whose law: France or Luxembourg.');

/** The starter file that a block draws: that of the profession it names, or of the page's. */
export const starterFileFor = (props: { profession?: string; context: BlockContext }) => {
  const { page, content } = props.context;
  return content.starterFileOf(props.profession ?? content.professionOf(page), page.locale);
};
