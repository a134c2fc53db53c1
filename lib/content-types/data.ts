import {
  type ComputedFields,
  defineDocumentType,
  type FieldDefs,
} from 'contentlayer2/source-files';

/*
 * The data files of `content/`. Contentlayer lets faults in nested data pass (a list without a key, an
 * extra key), so nested values are `json` here; what each file holds is declared and checked in full by
 * its schema in `lib/`.
 */

/** The language of a file, from its name: fr for interface.fr.yml. */
export const ofLocale: ComputedFields = {
  locale: {
    type: 'string',
    description: 'fr or en, from the file name.',
    resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
  },
};

const json = (description: string) => ({ type: 'json', required: true, description }) as const;
const texts = { type: 'list', of: { type: 'string' }, required: true } as const;

/** A file for all languages. */
const dataFile = (name: string, filePathPattern: string, fields: FieldDefs) =>
  defineDocumentType(() => ({ name, filePathPattern, isSingleton: true, fields }));

/** A file for each language. */
const localizedFile = (name: string, filePathPattern: string, fields: FieldDefs) =>
  defineDocumentType(() => ({ name, filePathPattern, fields, computedFields: ofLocale }));

/** `content/interface.*.yml`: every string that is not part of a page (`lib/interface-schema.ts`). */
export const InterfaceText = localizedFile('InterfaceText', 'interface.*.yml', {
  skipLink: { type: 'string', required: true, description: 'First link of every page.' },
  header: json('Names of the menus and of their buttons.'),
  footer: json('Titles and labels of the footer.'),
  page: json('Words that pages share: buttons, dates, notes.'),
  tools: json('Names of the tools, where they are listed.'),
  scope: json('The questionnaires “Am I in scope?”.'),
  starterFile: json('Words of the starter files: their head, tables and spreadsheet.'),
  sources: json('The register of texts and the glossary.'),
  exhibits: json('Words of the product drawings.'),
  deadlines: json('The page of deadlines and its calendar files.'),
  changes: json('The history of a page, and the feed of all of them.'),
  consent: json('Cookie banner.'),
  notFound: json('The 404 page.'),
  forms: json('Labels, messages and toasts of the forms.'),
  owners: json('The calculator of beneficial owners.'),
  newsletter: json('The form that confirms or withdraws a subscription.'),
  answered: json('The form by which the team notes its answer to a request.'),
});

/** `content/deadlines.yml` and `deadlines.*.yml`: dates once, words for each language (`lib/deadlines-schema.ts`). */
export const Calendar = dataFile('Calendar', 'deadlines.yml', {
  reviewedOn: { type: 'string', required: true },
  deadlines: json('The dates.'),
});
export const DeadlineWords = localizedFile('DeadlineWords', 'deadlines.*.yml', {
  deadlines: json('The words, by the ids of the dates.'),
});

/** `content/sources.yml` and `sources.*.yml`: every text of law that pages cite (`lib/sources/schema.ts`). */
export const Sources = dataFile('Sources', 'sources.yml', { texts: json('By their names.') });
export const SourceWords = localizedFile('SourceWords', 'sources.*.yml', {
  acts: texts,
  of: texts,
  number: texts,
  and: texts,
  texts: json('By the names of the texts.'),
});

/** `content/glossary.*.yml` (`lib/glossary-schema.ts`). */
export const Glossary = localizedFile('Glossary', 'glossary.*.yml', {
  terms: json('By their names.'),
});

/** `content/starter-files/base.*.yml`: what all trades share (`lib/starter-file-schema.ts`). */
export const StarterBase = localizedFile('StarterBase', 'starter-files/base.*.yml', {
  items: json('Checklist items, by country.'),
  risks: json('Rows of the classification, by country.'),
  retention: json('What is kept, by country.'),
});

/** `content/site.yml`: what is true of the company on every page (`lib/site-schema.ts`). */
export const Site = dataFile('Site', 'site.yml', {
  brand: { type: 'string', required: true, description: 'Name shown in the header.' },
  email: { type: 'string', required: true, description: 'The company’s public e-mail address.' },
  socialPage: json('Professional social network page.'),
  offices: json('The two offices, Paris first.'),
  copyrightYear: { type: 'number', required: true, description: 'Year in the footer.' },
  figuresDeclaredOn: {
    type: 'string',
    required: true,
    description: 'When the company declared the figures of the home page.',
  },
  lawReviewer: { type: 'string', description: 'Who reviewed the pages against the law.' },
  people: { type: 'json', description: 'Who answers a request.' },
  pricing: { type: 'json', description: 'How the price is made up.' },
  integrations: { type: 'json', description: 'Software for which a connector exists.' },
  meetingLink: { type: 'string', description: 'Where a visitor chooses the time of a demo.' },
  legal: json('Identifiers of the legal notice.'),
  confirmed: json('What the company has confirmed.'),
});
