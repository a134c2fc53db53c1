import * as z from 'zod';
import { kinds, roles } from '@/lib/law/beneficial-owners/structure';

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

export type OwnerCase = z.infer<typeof ownerCase>;
