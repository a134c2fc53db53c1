import { defineDocumentType } from 'contentlayer2/source-files';
import type * as z from 'zod';
import { deadlinesSchema, deadlineWordsSchema } from '../deadlines-schema';
import { glossarySchema } from '../glossary-schema';
import { interfaceSchemas } from '../interface-schema';
import { defaultLocale } from '../locale';
import { siteSchema } from '../site-schema';
import { sourcesSchema, sourceWordsSchema } from '../sources/schema';
import { starterBaseSchema } from '../starter-file-schema';
import { fieldsOf, ofLocale } from './pages';

/*
 * The data files of `content/`, by their schemas. Contentlayer lets faults in nested data pass (a list
 * without a key, an extra key): `lib/content.ts` checks them in full.
 */

/** A file for all languages. */
const dataFile = (name: string, filePathPattern: string, schema: z.ZodObject) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    isSingleton: true,
    fields: fieldsOf(schema),
  }));

/** A file for each language. */
const localizedFile = (name: string, filePathPattern: string, schema: z.ZodObject) =>
  defineDocumentType(() => ({
    name,
    filePathPattern,
    fields: fieldsOf(schema),
    computedFields: ofLocale,
  }));

/** Which names a file of words has does not depend on the dates. */
const noDates = { reviewedOn: '', deadlines: [] };

export const dataTypes = [
  dataFile('Site', 'site.yml', siteSchema),
  localizedFile('InterfaceText', 'interface.*.yml', interfaceSchemas[defaultLocale]),
  localizedFile('StarterBase', 'starter-files/base.*.yml', starterBaseSchema),
  dataFile('Calendar', 'law/deadlines.yml', deadlinesSchema([])),
  localizedFile('DeadlineWords', 'law/deadlines.*.yml', deadlineWordsSchema(noDates)),
  dataFile('Sources', 'law/sources.yml', sourcesSchema),
  localizedFile('SourceWords', 'law/sources.*.yml', sourceWordsSchema),
  localizedFile('Glossary', 'law/glossary.*.yml', glossarySchema),
];
