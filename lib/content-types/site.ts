import { defineDocumentType } from 'contentlayer2/source-files';

/**
 * `content/site.yml`: what is true of the company on every page. Contentlayer lets faults in nested
 * data pass (a list without a key, an extra key), so nested values are `json` here and checked in
 * full by `lib/site-schema.ts`.
 */
export const Site = defineDocumentType(() => ({
  name: 'Site',
  filePathPattern: 'site.yml',
  isSingleton: true,
  fields: {
    brand: { type: 'string', required: true, description: 'Name shown in the header.' },
    email: { type: 'string', required: true, description: 'The company’s public e-mail address.' },
    socialPage: { type: 'json', required: true, description: 'Professional social network page.' },
    offices: { type: 'json', required: true, description: 'The two offices, Paris first.' },
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
    legal: { type: 'json', required: true, description: 'Identifiers of the legal notice.' },
    confirmed: { type: 'json', required: true, description: 'What the company has confirmed.' },
  },
}));
