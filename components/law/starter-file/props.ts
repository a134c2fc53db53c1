import * as z from 'zod';
import { verbatim } from '@/components/blocks/define-block';
import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';

/* Props that several blocks of a starter file have. */

export const profession = verbatim
  .optional()
  .describe('Name of the profession’s file in `content/sectors`; left out, that of the page.');

export const country = z.enum(countries).describe('Whose law: France or Luxembourg.');

/**
 * The starter file that a block draws: that of the profession it names, or of the page's.
 * @throws Error where there is none in the language of the page.
 */
export const starterFileFor = (props: { profession?: string; context: BlockContext }) => {
  const { page, content } = props.context;
  const name = props.profession ?? page.name;
  const { starterFile } = content.professionPages({ name, locale: page.locale });
  if (!starterFile) throw new Error(`${page.path}: there is no starter file of ${name}.`);
  return starterFile;
};
