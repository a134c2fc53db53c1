import * as z from 'zod';
import { siteSchema } from '@/lib/content/schemas/site';
import { kinds, roles } from '@/lib/law/beneficial-owners/structure';

/*
 * The props of blocks whose components read `lib/content`. The content check reads the schemas before
 * Contentlayer has generated anything, so these stand apart from their components.
 */

/* hero.tsx, section.tsx */

const refs = z
  .array(z.string())
  .optional()
  .describe('Articles it rests on, for the line under the text.');

export const heroProps = z
  .strictObject({
    eyebrow: z.string().optional().describe('A few words above the heading: what, and where.'),
    hook: z.string().optional().describe('The promise, one sentence under the heading.'),
    more: z
      .strictObject({
        href: z.string().describe('Address it leads to.'),
        label: z.string().describe('Its words.'),
      })
      .optional()
      .describe(
        'A second link, beside the demo button. On a profession’s page the questionnaire, where there is one, takes its place.',
      ),
    refs,
    plain: z.boolean().optional().describe('True leaves the demo button out.'),
  })
  .meta({
    description:
      'The head of a page, first block of every body: heading and lead come from the front matter. One exhibit at most inside, and `Figures` on the home page.',
    inside: 'optional',
  });

export const sectionProps = z
  .strictObject({
    id: z.string().describe('Anchor, in English, the same in both languages.'),
    refs,
    note: z.string().optional().describe('A short comment beside the articles.'),
    surface: z
      .enum(['mint', 'green'])
      .optional()
      .describe('Ground of the section, from edge to edge: green once a page at most.'),
    unnumbered: z
      .boolean()
      .optional()
      .describe('Leaves the number out, where the heading has a number of its own (terms of use).'),
  })
  .meta({
    description: 'A numbered section of the page; its first line is a `##` heading.',
    inside: 'required',
  });

/* call-to-action.tsx */

export const callToActionProps = z
  .strictObject({
    heading: z.string().describe('Heading of the box.'),
    label: z.string().optional().describe('Label of the button, instead of the usual one.'),
  })
  .meta({
    description: 'The end of a page: what to do next, and the button to the demo form.',
    inside: 'required',
  });

/* figures.tsx */

export const figuresProps = z
  .strictObject({ id: z.string().optional().describe('Anchor, the same in both languages.') })
  .meta({
    description:
      'Figures that the company declares, a `Figure` each; the site adds who declares them and since when.',
    inside: 'required',
  });

export const figureProps = z
  .strictObject({
    value: z.string().describe('The figure.'),
    label: z.string().describe('What it counts.'),
  })
  .meta({ description: 'One of `Figures`.' });

/* key-figure.tsx */

export const keyFigureProps = z
  .strictObject({
    value: z.string().describe('The figure with its unit: "90 jours".'),
    source: z.string().describe('Who says so, and when.'),
  })
  .meta({
    description: 'The one big figure of a page, with its source; one or two lines inside.',
    inside: 'required',
  });

/* professions.tsx */

export const professionsProps = z
  .strictObject({
    order: z
      .array(z.string())
      .describe('File names of the professions, without language, in the order of their lines.'),
  })
  .meta({
    description:
      'The regulated professions, each a line that leads to its page. Text inside replaces the link to yachting.',
    inside: 'optional',
  });

/* company.tsx */

export const companyProps = z
  .strictObject({
    field: z
      .enum(['brand', ...siteSchema.shape.legal.keyof().options])
      .describe('Which value: the brand, or one of the legal identifiers.'),
  })
  .meta({ description: 'A value of `content/site.yml`, in a sentence.' });

export const companyFileProps = z
  .strictObject({
    heading: z.string().describe('What stands at the head of the file.'),
    lines: z
      .array(
        z.strictObject({
          label: z.string().describe('What the value is.'),
          field: siteSchema.shape.legal.keyof().describe('Which value of `content/site.yml`.'),
        }),
      )
      .describe('The lines of the file: a label, and the value of `content/site.yml` beside it.'),
  })
  .meta({ description: 'What is known of the company, kept as the file of a client is.' });

export const officesProps = z
  .strictObject({
    panorama: z
      .boolean()
      .optional()
      .describe('In one frame, for the head of a page; what is still a placeholder is left out.'),
    plain: z.boolean().optional().describe('True leaves the drawings out.'),
  })
  .meta({
    description: 'The offices: a drawing of each city, with the address and the phone number.',
  });

export const emailProps = z
  .strictObject({})
  .meta({ description: 'The e-mail address of the company, as a link.' });

export const phoneProps = z
  .strictObject({})
  .meta({ description: 'The phone number of the first office, as a link.' });

/* people.tsx, offer.tsx */

export const peopleProps = z
  .strictObject({})
  .meta({ description: 'The `people` of `content/site.yml`; nothing until there are any.' });

export const pricingProps = z
  .strictObject({ title: z.string().describe('The question, such as “What does it cost?”.') })
  .meta({
    description:
      'One of `Questions`, answered by `pricing` in `content/site.yml`; nothing until it is there.',
  });

export const integrationsProps = z.strictObject({}).meta({
  description:
    'The `integrations` of `content/site.yml`, after the words inside; nothing until there are any.',
  inside: 'required',
});

export const meetingLinkProps = z.strictObject({}).meta({
  description:
    'A link to the `meetingLink` of `content/site.yml` with the words inside; nothing until it is there.',
  inside: 'required',
});

/* forms */

export const deskProps = z
  .strictObject({
    form: z.enum(['demo', 'contact']).describe('Which form, in the language of the page.'),
  })
  .meta({
    description:
      'A form beside the head of its page. The first block inside is the `Hero`; what follows it stands under it on wide screens, and under the form on a phone.',
    inside: 'required',
  });

export const newsletterFormProps = z
  .strictObject({})
  .meta({ description: 'Confirms or withdraws a subscription to the newsletter.' });

export const answeredFormProps = z
  .strictObject({})
  .meta({ description: 'Notes that the team has answered a request.' });

export const answeredOnProps = z.strictObject({}).meta({
  description: 'The words inside and when the answer was noted first, where that is known.',
  inside: 'required',
});

/* field-outcomes.tsx */

export const fieldOutcomesProps = z.strictObject({}).meta({
  description:
    'An `Outcome` for each form field, named after it, in the words of the interface files.',
});

/* law/deadlines */

export const deadlinesProps = z
  .strictObject({ id: z.string().describe('Anchor of the list of professions.') })
  .meta({
    description:
      'The dates of `content/law/deadlines.yml` for every profession, with their calendar files. Inside: how to use the files.',
    inside: 'optional',
  });

/* page-view-rule.tsx */

export const pageViewRuleProps = z.strictObject({}).meta({
  description: 'Says when page views are counted, from the constant of `lib/privacy.ts`.',
});

/* law/owners */

/** A worked case of the calculator. */
export const ownerCase = z
  .strictObject({
    title: z.string().describe('What the case is about, in a few words.'),
    text: z.string().describe('What it shows, in a sentence or two.'),
    client: z.string().describe('Name of the client company.'),
    holders: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the holder; the same name is the same holder.'),
          kind: z.enum(kinds).describe('What it is.'),
          of: z
            .string()
            .optional()
            .describe('Name of the company or trust that it holds a part of; if not the client.'),
          share: z.string().optional().describe('Part of the capital: "33.33" percent, or "1/3".'),
          votes: z.string().optional().describe('Part of the votes, if not that of the capital.'),
          role: z.enum(roles).optional().describe('Its role, if it is a party to a trust.'),
          controls: z
            .boolean()
            .optional()
            .describe('True where it controls that company by other means.'),
        }),
      )
      .describe('Who holds what; the site calculates the rest.'),
  })
  .superRefine(({ client, holders }, context) => {
    for (const [index, { of = client }] of holders.entries())
      if (of !== client && !holders.some(({ kind, name }) => kind !== 'person' && name === of))
        context.addIssue({
          code: 'custom',
          path: ['holders', index, 'of'],
          message: `names neither the client nor a company or trust of the case: “${of}”`,
        });
  });

export const ownersCalculatorProps = z
  .strictObject({
    cases: z.array(ownerCase).describe('Worked cases; the calculator offers them as examples.'),
  })
  .meta({
    description:
      'The calculator of beneficial owners, and worked cases under the words inside, each with its sums and its tree.',
    inside: 'required',
  });
