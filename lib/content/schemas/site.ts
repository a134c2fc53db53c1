import * as z from 'zod';
import { countries } from '@/lib/countries';
import { byLocale } from '@/lib/locale';

const text = z.string().min(1);

const office = z.strictObject({
  country: z.enum(countries),
  city: text,
  street: text.describe('Street and number of the office.'),
  postalCode: text.describe('Postal code of the office.'),
  phone: z
    .string()
    .regex(/^\+\d+$/, 'write the number as +33199000000')
    .describe('Phone number of the office, as a telephone dials it.'),
  phoneShown: text.describe('The same number, as people read it.'),
});

/**
 * Something that the company has to confirm before the site goes live, and again when the value
 * changes (`npm run check:launch`).
 */
const confirmation = z.strictObject({
  value: text.describe('What was confirmed, word for word.'),
  date: z.iso.date(),
  by: text.describe('Who confirmed it.'),
});

const confirmed = z.strictObject({
  launchChecklist: confirmation.optional(),
  legalPagesDate: confirmation.optional(),
  pageViewsNeedConsent: confirmation.optional(),
  hstsPreload: confirmation.extend({ value: z.enum(['true', 'false']) }).optional(),
});

/** A text that stands on pages of every language. */
const translated = z.strictObject(byLocale(() => text));

const person = z.strictObject({
  name: text,
  role: translated.describe('What they do in the company.'),
  portrait: z
    .string()
    .regex(/^\/.+\.(avif|webp|jpg|png|svg)$/, 'write the address of a file in public/: /anne.webp')
    .optional()
    .describe('A square picture of at least 128 pixels, in public/.'),
});

const client = z.strictObject({
  name: text,
  description: translated.describe('Their profession and city: “notaires, Lyon”.'),
});

/*
 * What only the company can say, and the site can do without: a key draws nothing until it has a value without
 * brackets. `npm run check:launch` lists missing ones as helpful and does not fail for them; a value in
 * brackets is a placeholder like any other.
 */
const helpful = {
  people: z
    .array(person)
    .min(1)
    .optional()
    .describe('Who answers a request, on the demo page: a face is trusted more than a form.'),
  pricing: translated
    .optional()
    .describe(
      'How the price is made up, in one sentence, among the questions of the demo page. Every profession asks; a rule is enough.',
    ),
  integrations: z
    .array(text)
    .min(1)
    .optional()
    .describe(
      'Names of the software for which a connector exists, on the demo page. A firm that types each client twice gives up.',
    ),
  fileHost: z
    .strictObject({
      name: text.describe('Who hosts the files of clients.'),
      country: translated.describe('The country of the servers: “en France”, “in France”.'),
    })
    .optional()
    .describe(
      'Who hosts the files of clients, and where, on the data security page. A lawyer or a notary answers for their secrecy and asks before signing.',
    ),
  leaving: translated
    .optional()
    .describe(
      'What a client who leaves takes away: format and delay of the export, in one sentence. Nobody moves years of files to a place that they cannot leave.',
    ),
  clients: z
    .array(client)
    .min(1)
    .optional()
    .describe(
      'Clients who agreed in writing to be named, on the demo page. A colleague’s name convinces more than a total.',
    ),
  meetingLink: z
    .url({ protocol: /^https$/, error: 'write the whole address: https://…' })
    .optional()
    .describe(
      'The page on which a visitor chooses the time of a demo, on the demo page and in its confirmation.',
    ),
};

export const helpfulKeys = Object.keys(helpful) as (keyof typeof helpful)[];

/** `content/site.yml`. */
export const siteSchema = z.strictObject({
  brand: text.describe('Name of the company, as readers know it.'),
  email: z.email().describe('Public e-mail address, which somebody reads.'),
  socialPage: z.strictObject({
    name: text,
    url: z
      .url({ protocol: /^https$/ })
      .describe('The company’s page on the professional social network.'),
  }),
  securityPolicy: z
    .url({ protocol: /^https$/, error: 'write the whole address: https://…' })
    .optional()
    .describe('Where SECURITY.md is published, for `security.txt`.'),
  offices: z.array(office).length(2),
  copyrightYear: z.int(),
  figuresDeclaredOn: z
    .string()
    .regex(/^(\d{4}-\d\d-\d\d|\[.+\])$/, 'write the day as year, month, day: "2026-11-21"')
    .describe('When the company declared the figures of the home page.'),
  lawReviewer: text
    .optional()
    .describe('Who reviewed the pages against the law; without a name they say “Written on”.'),
  ...helpful,
  legal: z.strictObject({
    legalName: text.describe('Name under which the company is registered.'),
    legalForm: text.describe('Its legal form.'),
    capital: text.describe('Its share capital.'),
    registeredOffice: text.describe('Address of its registered office.'),
    rcs: text.describe('Its number in the French trade register.'),
    vat: text.describe('Its VAT number.'),
    publicationDirector: text.describe('Who answers for what is published.'),
    luxembourgRcs: text.describe('Its number in Luxembourg’s trade register.'),
    luxembourgPermit: text.describe('Its business permit in Luxembourg.'),
    hostName: text.describe('Who hosts the site.'),
    hostAddress: text.describe('Address of the host.'),
    hostPhone: text.describe('Phone number of the host.'),
    dataProtectionContact: text.describe('Who answers requests about personal data.'),
  }),
  /** Empty, as YAML reads a key without a value, until somebody has confirmed something. */
  confirmed: confirmed.nullable(),
});

export type SiteData = z.infer<typeof siteSchema>;
export type Office = z.infer<typeof office>;
export type ConfirmationKey = keyof z.infer<typeof confirmed>;
