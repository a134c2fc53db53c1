import * as z from 'zod';

const text = z.string().min(1);

const professions = z.array(text).min(1).optional();

const cells = z.array(z.string());

const part = z.strictObject({
  heading: text.describe('The heading of the part.'),
  professions: professions.describe('Those it is for, by their files: lawyers. Left out: all.'),
  except: professions.describe('Those it is not for.'),
  refs: text.optional().describe('The articles it rests on, as they stand in the margin.'),
  text: text
    .optional()
    .describe('What the reader has to know. What is in [brackets] is a blank to fill in.'),
  list: z.array(text).optional().describe('Numbered steps.'),
  fields: z.array(text).optional().describe('Questions, each with room for its answer.'),
  ticks: z.array(text).optional().describe('Answers to choose from, each with its box.'),
  table: z
    .strictObject({
      heads: z.array(text).min(2).describe('The heads of the columns.'),
      rows: z.array(cells).min(1).describe('The rows; an empty text is a blank to fill in.'),
    })
    .refine(
      ({ heads, rows }) => rows.every((row) => row.length === heads.length),
      'give each row as many cells as there are heads',
    )
    .optional(),
  from: z
    .enum(['risks', 'signs', 'retention', 'owners', 'ready'])
    .optional()
    .describe('A table that the site makes from its own data.'),
  sign: z.array(text).optional().describe('Who signs: a line each, with a date.'),
});

const texts = z.array(text).min(1);

/** `content/documents/<name>.<language>.yml`: a document that a firm adapts, as a Word file. */
export const documentSchema = z.strictObject({
  order: z.int().min(1).describe('Its place in the list of documents.'),
  file: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'write small letters, digits and hyphens')
    .describe('What the file is called: questionnaire-client.'),
  title: text.max(70),
  summary: text.max(140).describe('What it is for, in the list of documents.'),
  updatedOn: z.iso.date().describe('Day of the last change; the dates in the file are this day.'),
  guide: z
    .strictObject({
      what: text.describe('What the document is.'),
      fill: texts.describe('What the firm fills in and adapts.'),
      inspector: texts.describe('What an inspector looks for, with the article.'),
      notCovered: texts.describe('What it does not do.'),
    })
    .describe('The first page, which makes the firm adapt the document.'),
  parts: z.array(part).min(1),
});

export type DocumentText = z.infer<typeof documentSchema>;
export type DocumentPart = DocumentText['parts'][number];
