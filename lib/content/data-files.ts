import { criteriaSchema, criteriaWordsSchema } from './schemas/criteria';
import { deadlinesSchema, deadlineWordsSchema } from './schemas/deadlines';
import { glossarySchema } from './schemas/glossary';
import { siteSchema } from './schemas/site';
import { sourcesSchema, sourceWordsSchema } from './schemas/sources';
import { starterBaseSchema } from './schemas/starter-file';

/*
 * The data files of `content/`, each by its path without language and extension, with its schema. The words
 * of the interface and the documents that firms adapt have schemas of their own.
 */

/** One for all languages. */
export const dataFiles = {
  site: { path: 'site', schema: siteSchema },
  sources: { path: 'law/sources', schema: sourcesSchema },
};

/** One a language. */
export const wordFiles = {
  sources: { path: 'law/sources', schema: sourceWordsSchema },
  glossary: { path: 'law/glossary', schema: glossarySchema },
  starterBase: { path: 'starter-files/base', schema: starterBaseSchema },
};

/** A file without words; the schema of its words in each language follows from it. */
export const filesWithWords = {
  deadlines: { path: 'law/deadlines', schemaOf: deadlinesSchema, wordsOf: deadlineWordsSchema },
  criteria: {
    path: 'legal/criteria',
    schemaOf: () => criteriaSchema,
    wordsOf: criteriaWordsSchema,
  },
};
