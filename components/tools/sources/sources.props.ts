import * as z from 'zod';
import { sourceGroups } from '@/lib/sources/schema';

/*
 * The components read `lib/content`: the content check reads their props before Contentlayer has
 * generated anything.
 */

export const sourceListProps = z
  .strictObject({
    group: z.enum(sourceGroups).describe('Which part of `content/sources.yml`.'),
  })
  .meta({
    description:
      'The texts of law that pages cite, each with its articles, where they are cited, and a link to the official text.',
  });

export const glossaryListProps = z
  .strictObject({})
  .meta({ description: 'The terms of `content/glossary.*.yml`, by letter.' });
