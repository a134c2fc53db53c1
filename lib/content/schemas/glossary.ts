import * as z from 'zod';

const text = z.string().min(1);

const term = z.strictObject({
  term: text.describe('The term, with a capital, in the singular.'),
  full: text.optional().describe('What an abbreviation stands for.'),
  lang: text.optional().describe('Its language, where it is not that of the file: en.'),
  forms: z.array(text).optional().describe('Other ways to write it, such as the plural.'),
  definition: text.describe('What it means, in one or two sentences.'),
  refs: text.describe('The article that defines it, or the source.'),
  link: z.boolean().optional().describe('True makes the first one on a page a link to it.'),
});

/** `content/law/glossary.<locale>.yml`: the terms by their names, which every language shares. */
export const glossarySchema = z.strictObject({
  terms: z.record(z.string(), term).describe('The terms, each under its name.'),
});

export type Term = z.infer<typeof term>;
