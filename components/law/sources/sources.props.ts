import * as z from 'zod';
import { sourceGroups } from '@/lib/content/schemas/sources';

/*
 * The components read `lib/content`: the content check reads their props before Contentlayer has
 * generated anything.
 */

export const sourceListProps = z
  .strictObject({
    group: z.enum(sourceGroups).describe('Which part of `content/law/sources.yml`.'),
  })
  .meta({
    description:
      'The texts of law that pages cite, each with its articles, where they are cited, and a link to the official text.',
  });

export const sourceTotalsProps = z
  .strictObject({
    parts: z
      .array(
        z.strictObject({
          group: z.enum(sourceGroups).describe('Which part: its section has this `id`.'),
          label: z.string().describe('What the part is called.'),
        }),
      )
      .describe('The parts of the register, in the order of their sections.'),
    total: z.string().describe('What the last line is called.'),
  })
  .meta({
    description: 'How many texts and articles each part of the register holds, with the sum.',
  });

export const glossaryLettersProps = z
  .strictObject({})
  .meta({ description: 'The letters of the glossary, each a link to its first term.' });

export const glossaryListProps = z
  .strictObject({})
  .meta({ description: 'The terms of `content/law/glossary.*.yml`, by letter.' });
