import * as z from 'zod';

const text = z.string().min(1);

/** What an identifier is and which official address it makes: in lib/law/official-address.ts. */
const identifier = z
  .string()
  .regex(
    /^((LEGITEXT|LEGISCTA|LEGIARTI|JORFTEXT|JORFARTI)\d{12}|3\d{4}[RL]\d{4}|etat\/leg\/.+|https:\/\/[^/]+\/.+)$/,
    'write LEGIARTI…, a CELEX number, etat/leg/… or the https:// address of the text, not of a site',
  );

const version = z.iso
  .date()
  .optional()
  .describe('A day on which the version read was in force, where its source says so.');

const articles = z.strictObject({
  numbers: z.array(text).min(1).describe('Articles as pages write them: L.561-2, 52, 7-2.'),
  at: identifier.optional().describe('Their own identifier, or that of their section.'),
  version,
});

export const sourceGroups = ['europe', 'codes', 'france', 'rules', 'luxembourg'] as const;

const source = z.strictObject({
  group: z.enum(sourceGroups).describe('The part of the register that it stands in.'),
  name: text.optional().describe('Its official title, where it has one language only.'),
  lang: text.optional().describe('The language of that title: fr.'),
  number: text.optional().describe('Its number: 2025-532, 2024/1624.'),
  date: z.iso.date().optional().describe('Its date: 2004-11-12.'),
  at: identifier.optional().describe('Its identifier.'),
  original: z
    .literal(true)
    .optional()
    .describe('The identifier opens the text as first published; it has been amended since.'),
  version,
  read: z.iso.date().describe('The day on which it was last read.'),
  articles: z.array(articles).optional().describe('The articles that pages cite.'),
});

/** `content/law/sources.yml`: the texts of law that pages cite, without words. */
export const sourcesSchema = z.strictObject({
  texts: z.record(z.string(), source).describe('The texts by their names in this file.'),
});

const sourceWords = z.strictObject({
  label: text.describe('What pages in this language call it.'),
  about: text.describe('What it governs, in one line.'),
  cited: z.array(text).optional().describe('Names by which it is cited besides number and date.'),
  articles: z.record(z.string(), text).optional().describe('What each article is about.'),
});

/** `content/law/sources.<locale>.yml`: their words, and the words around a citation. */
export const sourceWordsSchema = z.strictObject({
  acts: z.array(text).min(1).describe('Kinds of act: law, decree.'),
  of: z.array(text).min(1).describe('What stands between an act and its date.'),
  number: z.array(text).min(1).describe('What stands before the number of an act.'),
  and: z.array(text).min(1).describe('What joins the numbers of articles.'),
  texts: z.record(z.string(), sourceWords).describe('The texts of sources.yml.'),
});

export type SourceData = z.infer<typeof sourcesSchema>;
export type Source = z.infer<typeof source>;
export type SourceWords = z.infer<typeof sourceWordsSchema>;
