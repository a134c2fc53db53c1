import { defineDocumentType } from 'contentlayer2/source-files';
import type * as z from 'zod';
import { defaultLocale } from '../locale';
import { fieldsOf, ofLocale } from './page-types';
import { deadlinesSchema, deadlineWordsSchema } from './schemas/deadlines';
import { glossarySchema } from './schemas/glossary';
import { interfaceSchemas } from './schemas/interface';
import { siteSchema } from './schemas/site';
import { sourcesSchema, sourceWordsSchema } from './schemas/sources';
import { starterBaseSchema } from './schemas/starter-file';

/*
 * The data files of `content/`, by their schemas. Contentlayer lets faults in nested data pass (a list
 * without a key, an extra key): `lib/content` checks them in full.
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
