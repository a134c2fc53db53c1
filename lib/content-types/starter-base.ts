import { defineDocumentType } from 'contentlayer2/source-files';

/**
 * `content/starter-files/base.<language>.yml`: what the starter files of all trades share. Checked in
 * full by `lib/starter-file-schema.ts`.
 */
export const StarterBase = defineDocumentType(() => ({
  name: 'StarterBase',
  filePathPattern: 'starter-files/base.*.yml',
  fields: {
    items: { type: 'json', required: true, description: 'Checklist items, by country.' },
    risks: { type: 'json', required: true, description: 'Rows of the classification, by country.' },
    retention: { type: 'json', required: true, description: 'What is kept, by country.' },
  },
  computedFields: {
    locale: { type: 'string', resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1) },
  },
}));
