import { type ComputedFields, defineDocumentType } from 'contentlayer2/source-files';

/*
 * The register of texts and the glossary. What their entries hold is checked in full by
 * `lib/sources/schema.ts` and `lib/glossary-schema.ts`.
 */

const computedFields: ComputedFields = {
  locale: { type: 'string', resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1) },
};

const list = { type: 'list', of: { type: 'string' }, required: true } as const;
const entries = { type: 'json', required: true, description: 'By their names.' } as const;

/** `content/sources.yml`: every text of law that pages cite. */
export const Sources = defineDocumentType(() => ({
  name: 'Sources',
  filePathPattern: 'sources.yml',
  isSingleton: true,
  fields: { texts: entries },
}));

/** `content/sources.<locale>.yml`: what each is called, and how pages cite it. */
export const SourceWords = defineDocumentType(() => ({
  name: 'SourceWords',
  filePathPattern: 'sources.*.yml',
  fields: { acts: list, of: list, number: list, and: list, texts: entries },
  computedFields,
}));

/** `content/glossary.<locale>.yml`: the terms of the glossary. */
export const Glossary = defineDocumentType(() => ({
  name: 'Glossary',
  filePathPattern: 'glossary.*.yml',
  fields: { terms: entries },
  computedFields,
}));
