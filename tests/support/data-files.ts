import { stringify } from 'yaml';
import * as z from 'zod';
import { glossarySchema } from '@/lib/content/schemas/glossary';
import { interfaceSchema } from '@/lib/content/schemas/interface';
import { sourcesSchema, sourceWordsSchema } from '@/lib/content/schemas/sources';
import { starterBaseSchema } from '@/lib/content/schemas/starter-file';
import { filledSite } from './filled-site';

/** A value that a schema accepts, with “x” for each text. */
function sample(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, part]) => [key, sample(part as z.ZodType)]),
    );
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodArray) return [sample(schema.element as z.ZodType)];
  if (schema instanceof z.ZodRecord) return {};
  return 'x';
}

/** Some words of an interface. What the code asks for besides is in their schema. */
const words = {
  skipLink: 'x',
  header: { menu: 'x', home: 'x' },
  page: { promises: ['x'] },
  forms: { privacy: 'x' },
};

/** The data files of an invented company, without a fault. */
export const dataFiles = {
  'site.yml': `${filledSite.trimEnd()} {}\n`,
  'interface.en.yml': stringify(sample(interfaceSchema(words, 'en'))),
  'interface.fr.yml': stringify(sample(interfaceSchema(words, 'fr'))),
  'starter-files/base.en.yml': stringify(sample(starterBaseSchema)),
  'starter-files/base.fr.yml': stringify(sample(starterBaseSchema)),
  'law/sources.yml': stringify(sample(sourcesSchema)),
  'law/sources.en.yml': stringify(sample(sourceWordsSchema)),
  'law/sources.fr.yml': stringify(sample(sourceWordsSchema)),
  'law/glossary.en.yml': stringify(sample(glossarySchema)),
  'law/glossary.fr.yml': stringify(sample(glossarySchema)),
};
