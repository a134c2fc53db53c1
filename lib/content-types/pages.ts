import { type ComputedFields, defineDocumentType } from 'contentlayer2/source-files';
import { type PageKind, pageKinds } from './fields';

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

const pageType = (name: PageKind) =>
  defineDocumentType(() => ({
    name,
    filePathPattern: `${pageKinds[name].folder}/*.mdx`,
    contentType,
    computedFields,
    fields: pageKinds[name].fields,
  }));

export const Page = pageType('Page');
export const Sector = pageType('Sector');
export const Service = pageType('Service');
export const Legal = pageType('Legal');
