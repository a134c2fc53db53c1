import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files';

const section = (description: string) => ({ type: 'json', required: true, description }) as const;

const fields = {
  skipLink: { type: 'string', required: true, description: 'First link of every page.' },
  header: section('Names of the menus and of their buttons.'),
  footer: section('Titles and labels of the footer.'),
  page: section('Words that pages share: buttons, dates, notes.'),
  tools: section('Names of the tools, where they are listed.'),
  scope: section('The questionnaires “Am I in scope?”.'),
  starterFile: section('Words of the starter files: their head, tables and spreadsheet.'),
  sources: section('The register of texts and the glossary.'),
  exhibits: section('Words of the product drawings.'),
  deadlines: section('The page of deadlines and its calendar files.'),
  changes: section('The history of a page, and the feed of all of them.'),
  consent: section('Cookie banner.'),
  notFound: section('The 404 page.'),
  forms: section('Labels, messages and toasts of the forms.'),
  owners: section('The calculator of beneficial owners.'),
  newsletter: section('The form that confirms or withdraws a subscription.'),
  answered: section('The form by which the team notes its answer to a request.'),
} satisfies FieldDefs;

/**
 * `content/interface.*.yml`: every string that is not part of a page. What each section holds
 * is declared and checked in `lib/interface-schema.ts`.
 */
export const InterfaceText = defineDocumentType(() => ({
  name: 'InterfaceText',
  filePathPattern: 'interface.*.yml',
  fields,
  computedFields: {
    locale: {
      type: 'string',
      resolve: ({ _raw }) => _raw.flattenedPath.split('.').at(-1),
    },
  },
}));
