import {
  type ComputedFields,
  defineDocumentType,
  type FieldDefs,
} from 'contentlayer2/source-files';

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
      'Title of the browser tab and of search results; unique; at most 65 characters with the brand, which is added.',
  },
  description: {
    type: 'string',
    required: true,
    description: 'Summary for search results: unique, at most 160 characters.',
  },
  heading: { type: 'string', required: true, description: 'The page’s only h1.' },
  lead: { type: 'string', required: true, description: 'One or two sentences under the h1.' },
  reviewedOn: {
    type: 'date',
    required: true,
    description:
      'Day of the last review by a person; shown on sector pages, `lastmod` in the sitemap.',
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
  description: 'The line that stands for the page on cards, at most 75 characters.',
} as const;

/** What the file’s place says. A computed `enum` would generate invalid TypeScript, hence `string`. */
const computedFields: ComputedFields = {
  name: {
    type: 'string',
    description: 'Same for a page and its translation: sectors/lawyers.',
    resolve: ({ _raw }) => _raw.flattenedPath.replace(/\.(fr|en)$/, ''),
  },
  locale: {
    type: 'string',
    description: 'fr or en, from the file name.',
    resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
  },
};

/** Every body is compiled by @next/mdx; `none` tells Contentlayer to leave it alone (its types do not know it). */
const contentType = 'none' as 'mdx';

/** Home, about, demo, contact, and the few technical pages. */
export const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: 'pages/*.mdx',
  contentType,
  computedFields,
  fields: {
    ...pageFields,
    noindex: {
      type: 'boolean',
      default: false,
      description: 'True keeps the page out of search engines and of the sitemap.',
    },
  },
}));

/** One regulated profession. */
export const Sector = defineDocumentType(() => ({
  name: 'Sector',
  filePathPattern: 'sectors/*.mdx',
  contentType,
  computedFields,
  fields: {
    ...pageFields,
    order,
    summary,
    reference: {
      type: 'string',
      required: true,
      description: 'The article that stands at the end of the profession’s line on the home page.',
    },
  },
}));

/** One service of the company. */
export const Service = defineDocumentType(() => ({
  name: 'Service',
  filePathPattern: 'services/*.mdx',
  contentType,
  computedFields,
  fields: { ...pageFields, order, summary },
}));

/** Legal notice, terms of use, privacy policy. */
export const Legal = defineDocumentType(() => ({
  name: 'Legal',
  filePathPattern: 'legal/*.mdx',
  contentType,
  computedFields,
  fields: {
    ...pageFields,
    updatedOn: {
      type: 'date',
      required: true,
      description: 'Day on which the text in force was last changed; shown under the heading.',
    },
  },
}));
