import * as z from 'zod';
import type { Country } from '@/lib/countries';

const text = z.string().min(1);
const refs = text.describe('The article it rests on, as it stands in the margin.');

/** The items that professions share, by country. What each says stands in `base.<language>.yml`. */
export const commonItems = {
  FR: [
    'classification',
    'procedures',
    'identity',
    'owner',
    'register',
    'purpose',
    'exposure',
    'examination',
    'reports',
    'freezes',
    'training',
    'retention',
  ],
  LU: [
    'analysis',
    'identity',
    'level',
    'owner',
    'register',
    'purpose',
    'monitoring',
    'procedures',
    'training',
    'functions',
    'reports',
    'sanctions',
    'questionnaire',
    'retention',
  ],
} as const;

/** What a classification of risks looks at: in France the axes of article L.561-4-1 of the CMF. */
const axes = {
  FR: ['clients', 'services', 'operations', 'channels', 'geography'],
  LU: ['clients', 'services', 'geography'],
} as const;

/** A schema of the same shape under each of some keys. */
const under = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);

const checklist = (country: Country) =>
  z
    .array(
      z
        .strictObject({
          common: z
            .enum(commonItems[country])
            .optional()
            .describe(
              'An item that professions share; what it says stands in `base.<language>.yml`.',
            ),
          text: text
            .optional()
            .describe('An item of this profession alone: the document or the proof.'),
          refs: refs.optional(),
        })
        .refine(
          (item) => (item.common ? !item.text && !item.refs : item.text && item.refs),
          'write either `common`, or `text` with its `refs`',
        ),
    )
    .min(10)
    .max(20);

/** The lists in the front matter of a starter file. */
export const starterFileLists = {
  checklist: z.strictObject({ FR: checklist('FR'), LU: checklist('LU') }),
  factors: under(axes.FR, z.array(text).min(1).optional()).optional(),
  signs: z.array(text).min(3),
};

const risks = (country: Country) =>
  under(
    axes[country],
    z.strictObject({
      axis: text.describe('What the row is about.'),
      factors: z.array(text).describe('Factors that a text of law names, each with its article.'),
    }),
  );

const retentionRows = z.array(
  z.strictObject({
    what: text.describe('What is kept.'),
    term: text.describe('For how long, and from which event.'),
    refs,
  }),
);

const item = z.strictObject({ text, refs });

/** `content/starter-files/base.<language>.yml`: what the starter files of all professions share. */
export const starterBaseSchema = z.strictObject({
  items: z.strictObject({
    FR: under(commonItems.FR, item),
    LU: under(commonItems.LU, item),
  }),
  risks: z.strictObject({ FR: risks('FR'), LU: risks('LU') }),
  retention: z.strictObject({ FR: retentionRows, LU: retentionRows }),
});
