import { criteriaSchema, criteriaWordsSchema } from './schemas/criteria';
import { deadlinesSchema, deadlineWordsSchema } from './schemas/deadlines';
import { glossarySchema } from './schemas/glossary';
import { siteSchema } from './schemas/site';
import { sourcesSchema, sourceWordsSchema } from './schemas/sources';
import { starterBaseSchema } from './schemas/starter-file';

/*
 * The data files of `content/`, by their paths without language and ending, and what each has to be. The words
 * of the interface and the documents that firms adapt have rules of their own.
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

/** A file without words, and the schema that it sets for its words in each language. */
export const filesWithWords = {
  deadlines: { path: 'law/deadlines', schemaOf: deadlinesSchema, wordsOf: deadlineWordsSchema },
  criteria: {
    path: 'legal/criteria',
    schemaOf: () => criteriaSchema,
    wordsOf: criteriaWordsSchema,
  },
};
