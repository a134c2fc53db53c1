import * as z from 'zod';
import { countries } from '@/lib/law/countries';

/*
 * The props of the blocks of a starter file, which read `lib/content`: the content check reads them
 * before Contentlayer has generated anything.
 */

const profession = z
  .string()
  .optional()
  .describe('Name of the profession’s file in `content/sectors`; left out, that of the page.');

const country = z.enum(countries).describe('Whose law: France or Luxembourg.');

export const starterHeadProps = z.strictObject({ profession }).meta({
  description:
    'The head of a starter file: to be adapted, what happens to the ticks, the date of the information, lines for a name and a day, the checklist as a spreadsheet.',
});

export const checklistProps = z.strictObject({ profession, country }).meta({
  description:
    'What the supervisor asks to see, from the front matter of the starter file: numbered, each item with its box and its article.',
});

export const riskFormProps = z.strictObject({ profession, country }).meta({
  description: 'An empty classification of risks, a row for each axis, to fill in by hand.',
});

export const warningSignsProps = z.strictObject({ profession }).meta({
  description:
    'The warning signs of a profession, from the front matter of its starter file: on that page and on the profession’s.',
});

export const retentionRuleProps = z.strictObject({ country }).meta({
  description: 'What is kept, from when and for how long, with room for the day on which it ends.',
});
