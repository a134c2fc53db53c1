import type { DocumentType, FieldDef } from 'contentlayer2/source-files/schema';
import * as z from 'zod';
import { type FieldName, pageTypes } from './page-types';
import { starterFileLists } from './schemas/starter-file';

/*
 * What `npm run check:content` requires of front matter beyond Contentlayer: lengths, and the contents of nested
 * fields.
 */

const text = z.string().min(1);

/** A change in what a page says about the law: shown at its foot, and published in a feed. */
export const changeSchema = z.strictObject({
  date: z.iso.date().describe('Day of the change.'),
  text: text.max(200).describe('What the page says differently, in one line, with the article.'),
  old: text.max(200).optional().describe('The rule before.'),
  new: text.max(200).optional().describe('The rule since.'),
  article: text.max(100).optional().describe('The article, where `text` does not name it.'),
  since: z
    .string()
    .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'write a day, or in quotes a month or a year: "2020"')
    .optional()
    .describe('Since when the rule applies, or from when it will.'),
  who: text.max(100).optional().describe('Who has to act.'),
});

/** Fields with a schema of their own, not just a type. */
const ownSchemas: { [Name in FieldName]?: z.ZodType } = {
  title: text.max(46),
  description: text.min(110).max(160),
  lead: text.max(220),
  summary: text.max(75),
  changes: z.array(changeSchema),
  ...starterFileLists,
};

const schemasOfTypes: { [Type in FieldDef['type']]?: z.ZodType } = {
  string: text,
  number: z.int().min(1),
  boolean: z.boolean(),
  date: z.iso.date(),
};

/** @throws Error for a type that no field has yet: add it above. */
function schemaOf(name: string, field: FieldDef): z.ZodType {
  const { type, required, description = '' } = field;
  const schema = (ownSchemas[name as FieldName] ?? schemasOfTypes[type])?.describe(description);
  if (!schema) throw new Error(`The field ${name} has no check: add one to front-matter.ts.`);
  if (required) return schema;
  return 'default' in field ? schema.default(field.default) : schema.optional();
}

function kindOf(type: DocumentType) {
  const { filePathPattern = '', fields = {} } = type.def();
  const [folder = ''] = filePathPattern.split('/');
  const schemas = Object.entries(fields).map(([name, field]) => [name, schemaOf(name, field)]);
  return { folder, schema: z.strictObject(Object.fromEntries(schemas)) };
}

export type PageKind = keyof typeof pageTypes;

/** The folder of `content/` that holds each kind of page, and the schema of its front matter. */
export const pageKinds = Object.fromEntries(
  Object.entries(pageTypes).map(([name, type]) => [name, kindOf(type)]),
) as Record<PageKind, ReturnType<typeof kindOf>>;

/** How other content names the profession of a sector, questionnaire or starter file: lawyers. */
export const professionOf = ({ name }: { name: string }) => name.slice(name.lastIndexOf('/') + 1);

/** The page that an earlier version of a legal text belongs to, by name: terms-site for terms-site-2025-07-01. */
export const currentNameOf = (name: string) => name.replace(/-\d{4}-\d{2}-\d{2}$/, '');

export type Change = z.infer<typeof changeSchema>;
