import * as z from 'zod';
import { starterFileLists } from './schemas/starter-file';

/*
 * The front matter of every page. Each field is described here once: `npm run check:content` reads
 * these schemas, and Contentlayer's fields follow from them (pages.ts), as those of data do (data.ts).
 */

const text = z.string().min(1);

/** What changed in what a page says of the law: shown at its foot, and sent out as a feed. */
export const changesSchema = z
  .array(
    z.strictObject({
      date: z.iso.date().describe('Day of the change.'),
      text: text
        .max(200)
        .describe('What the page says differently, in one line, with the article.'),
    }),
  )
  .describe('What changed in what the page says of the law, newest first.');

/** A page and its translation share a file name: `lawyers.fr.mdx`, `lawyers.en.mdx`. */
const pageFields = {
  path: text.describe('Address on the site, without trailing slash: /avocats, /en/lawyers.'),
  navTitle: text.describe('Short name, used in menus, in the footer and on cards.'),
  title: text
    .max(46)
    .describe(
      'Title of the browser tab and of search results; unique; the brand is added, so that 65 characters are shown whole.',
    ),
  description: text.min(110).max(160).describe('Summary for search results; unique.'),
  heading: text.describe(
    'The page’s only h1; a line of a YAML block (`heading: |-`) is a line of it on wide screens.',
  ),
  lead: text.max(220).describe('One or two sentences under the h1.'),
  reviewedOn: z.iso
    .date()
    .describe(
      'Day of the last comparison with the sources; shown on sector pages, `lastmod` in the sitemap.',
    ),
  changes: changesSchema.optional(),
};

const listFields = {
  order: z.int().min(1).describe('Place in menus and lists, from 1.'),
  summary: text.max(75).describe('The line that stands for the page on cards.'),
};

/** The kinds of page: the folder of `content/` that holds them, and their front matter. */
export const pageKinds = {
  /** Home, about, demo, contact, and the few technical pages. */
  Page: {
    folder: 'pages',
    schema: z.strictObject({
      ...pageFields,
      noindex: z
        .boolean()
        .default(false)
        .describe('True keeps the page out of search engines and of the sitemap.'),
    }),
  },
  /** One regulated profession. */
  Sector: {
    folder: 'sectors',
    schema: z.strictObject({
      ...pageFields,
      ...listFields,
      reference: text.describe(
        'The article that stands at the end of the profession’s line on the home page.',
      ),
    }),
  },
  /** The questionnaire “Am I in scope?” of a profession; its file is named as the profession’s page. */
  Scope: { folder: 'scope', schema: z.strictObject(pageFields) },
  /** What a supervisor asks a profession for; the file is named as the profession’s page. */
  StarterFile: {
    folder: 'starter-files',
    schema: z.strictObject({ ...pageFields, ...starterFileLists }),
  },
  /** One service of the company. */
  Service: { folder: 'services', schema: z.strictObject({ ...pageFields, ...listFields }) },
  /** Legal notice, terms of use, privacy policy, accessibility statement. */
  Legal: {
    folder: 'legal',
    schema: z.strictObject({
      ...pageFields,
      updatedOn: z.iso
        .date()
        .describe('Day on which the text in force was last changed; shown under the heading.'),
    }),
  },
};

/** How other content names the profession of a sector, questionnaire or starter file: lawyers. */
export const professionOf = ({ name }: { name: string }) => name.slice(name.lastIndexOf('/') + 1);

export type Change = z.infer<typeof changesSchema>[number];

export type PageKind = keyof typeof pageKinds;
