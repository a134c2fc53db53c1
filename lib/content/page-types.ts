import {
  defineComputedFields,
  defineDocumentType,
  defineFields,
} from 'contentlayer2/source-files/schema';

/*
 * The kinds of page, each with its folder and the fields of its front matter, as Contentlayer's manual has them:
 * https://contentlayer.dev/docs/reference/source-files/define-document-type. Their lengths and what
 * nested fields (`json`) hold are in front-matter.ts, because Contentlayer does not check them.
 */

/** A page and its translation share a file name: `lawyers.fr.mdx`, `lawyers.en.mdx`. */
const pageFields = defineFields({
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
  heading: {
    type: 'string',
    required: true,
    description:
      'The page’s only h1; a line of a YAML block (`heading: |-`) is a line of it on wide screens.',
  },
  lead: {
    type: 'string',
    required: true,
    description: 'One or two sentences under the h1.',
  },
  reviewedOn: {
    type: 'date',
    required: true,
    description:
      'Day of the last comparison with the sources; shown on sector pages, `lastmod` in the sitemap.',
  },
  changes: {
    type: 'json',
    description: 'What changed in what the page says of the law, newest first.',
  },
});

/** The fields of pages that menus and cards list. */
const listFields = defineFields({
  order: {
    type: 'number',
    required: true,
    description: 'Place in menus and lists, from 1.',
  },
  summary: {
    type: 'string',
    required: true,
    description: 'The line that stands for the page on cards.',
  },
});

const starterFileFields = defineFields({
  checklist: {
    type: 'json',
    required: true,
    description:
      'By country, 10 to 20 documents that the supervisor asks for, in order: `- common: identity`, or `- text: "…"` with its `refs: "…"`.',
  },
  factors: {
    type: 'json',
    description:
      'Risk factors of this profession by axis (`clients`, `services`, …), if a source says so.',
  },
  signs: {
    type: 'json',
    required: true,
    description: 'Warning signs; the profession’s page shows them as well.',
  },
});

/** What the file’s place says. A computed `enum` would generate invalid TypeScript, hence `string`. */
const computedFields = defineComputedFields({
  name: {
    type: 'string',
    description: 'Same for a page and its translation: sectors/lawyers.',
    resolve: ({ _raw }) => _raw.flattenedPath.replace(/\.[a-z]+$/, ''),
  },
  locale: {
    type: 'string',
    description: 'fr or en, from the file name.',
    resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
  },
});

/** Every body is compiled by @next/mdx; `none` tells Contentlayer to leave it alone (its types do not know it). */
const contentType = 'none' as 'mdx';

const Page = defineDocumentType(() => ({
  name: 'Page',
  description: 'Home, about, demo, contact, and the few technical pages.',
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
    embed: {
      type: 'boolean',
      default: false,
      description: 'True lets other sites frame the page’s tool, at /embed and its address.',
    },
  },
}));

const Sector = defineDocumentType(() => ({
  name: 'Sector',
  description: 'One regulated profession.',
  filePathPattern: 'sectors/*.mdx',
  contentType,
  computedFields,
  fields: {
    ...pageFields,
    ...listFields,
    reference: {
      type: 'string',
      required: true,
      description: 'The article that stands at the end of the profession’s line on the home page.',
    },
  },
}));

const Scope = defineDocumentType(() => ({
  name: 'Scope',
  description:
    'The questionnaire “Am I in scope?” of a profession; its file is named as the profession’s page.',
  filePathPattern: 'scope/*.mdx',
  contentType,
  computedFields,
  fields: pageFields,
}));

const StarterFile = defineDocumentType(() => ({
  name: 'StarterFile',
  description:
    'What a supervisor asks a profession for; the file is named as the profession’s page.',
  filePathPattern: 'starter-files/*.mdx',
  contentType,
  computedFields,
  fields: { ...pageFields, ...starterFileFields },
}));

const Service = defineDocumentType(() => ({
  name: 'Service',
  description: 'One service of the company.',
  filePathPattern: 'services/*.mdx',
  contentType,
  computedFields,
  fields: { ...pageFields, ...listFields },
}));

const Legal = defineDocumentType(() => ({
  name: 'Legal',
  description: 'Legal notice, terms of use, privacy policy, accessibility statement.',
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
    replacedOn: {
      type: 'date',
      description:
        'Of an earlier version only: the day from which the next one applies. Keeps the page out of search engines.',
    },
  },
}));

export const pageTypes = { Page, Sector, Scope, StarterFile, Service, Legal };

/** The names of all fields. */
export type FieldName = keyof (typeof pageFields & typeof listFields & typeof starterFileFields);
