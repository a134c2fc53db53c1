import { defineDocumentType } from 'contentlayer2/source-files';

/*
 * The deadlines: dates once for all languages, words for each. What they hold is declared and checked
 * in `lib/deadlines-schema.ts`.
 */

/** `content/deadlines.yml`. */
export const Calendar = defineDocumentType(() => ({
  name: 'Calendar',
  filePathPattern: 'deadlines.yml',
  isSingleton: true,
  fields: {
    reviewedOn: { type: 'string', required: true },
    deadlines: { type: 'json', required: true },
  },
}));

/** `content/deadlines.<locale>.yml`. */
export const DeadlineWords = defineDocumentType(() => ({
  name: 'DeadlineWords',
  filePathPattern: 'deadlines.*.yml',
  fields: { deadlines: { type: 'json', required: true } },
  computedFields: {
    locale: {
      type: 'string',
      resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
    },
  },
}));
