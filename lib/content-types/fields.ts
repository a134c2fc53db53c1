import type { FieldDefs } from 'contentlayer2/source-files';

/** Front matter of every page. A page and its translation share a file name: `lawyers.fr.mdx`, `lawyers.en.mdx`. */
const pageFields = {
  path: {
    type: 'string',
    required: true,
    description: 'Address on the site, without trailing slash: /avocats, /en/lawyers.',
  },
  navTitle: {
    type: 'string',
    required: true,
    description: 'Short name, used in menus, in the footer and on cards.',
  },
  title: {
    type: 'string',
    required: true,
    description:
      'Title of the browser tab and of search results; unique; the brand is added, so that 65 characters are shown whole.',
  },
  description: {
    type: 'string',
    required: true,
    description: 'Summary for search results; unique.',
  },
  heading: { type: 'string', required: true, description: 'The page’s only h1.' },
  lead: { type: 'string', required: true, description: 'One or two sentences under the h1.' },
  reviewedOn: {
    type: 'date',
    required: true,
    description:
      'Day of the last comparison with the sources; shown on sector pages, `lastmod` in the sitemap.',
  },
} satisfies FieldDefs;

const order = {
  type: 'number',
  required: true,
  description: 'Place in menus and lists, from 1.',
} as const;

const summary = {
  type: 'string',
  required: true,
  description: 'The line that stands for the page on cards.',
} as const;

/** Characters a field may have: Contentlayer has no such limit, `npm run check:content` holds to it. */
export const lengths: Record<string, { min?: number; max: number }> = {
  title: { max: 46 },
  description: { min: 110, max: 160 },
  lead: { max: 220 },
  summary: { max: 75 },
};

/** The kinds of page: the folder of `content/` that holds them, and their front matter. */
export const pageKinds = {
  /** Home, about, demo, contact, and the few technical pages. */
  Page: {
    folder: 'pages',
    fields: {
      ...pageFields,
      noindex: {
        type: 'boolean',
        default: false,
        description: 'True keeps the page out of search engines and of the sitemap.',
      },
    },
  },
  /** One regulated profession. */
  Sector: {
    folder: 'sectors',
    fields: {
      ...pageFields,
      order,
      summary,
      reference: {
        type: 'string',
        required: true,
        description:
          'The article that stands at the end of the profession’s line on the home page.',
      },
    },
  },
  /** One service of the company. */
  Service: { folder: 'services', fields: { ...pageFields, order, summary } },
  /** Legal notice, terms of use, privacy policy. */
  Legal: {
    folder: 'legal',
    fields: {
      ...pageFields,
      updatedOn: {
        type: 'date',
        required: true,
        description: 'Day on which the text in force was last changed; shown under the heading.',
      },
    },
  },
} satisfies Record<string, { folder: string; fields: FieldDefs }>;

export type PageKind = keyof typeof pageKinds;
