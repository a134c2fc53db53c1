import * as z from 'zod';

/*
 * The props of `tools.tsx`, which reads `lib/content`: the content check reads them before Contentlayer
 * has generated anything.
 */

export const toolProps = z
  .strictObject({
    tool: z.string().describe('Name of its file in `content/pages`, without language: "scope".'),
  })
  .meta({
    description:
      'One of a `Register` in columns: a tool and what it is for. Nothing as long as its page does not exist.',
    inside: 'required',
  });

export const professionToolsProps = z
  .strictObject({
    profession: z
      .string()
      .describe('Name of the profession’s file in `content/sectors`: "lawyers".'),
  })
  .meta({
    description:
      'The tools that exist for a profession, and its page, as links; the page it stands on is left out.',
  });

export const professionLinksProps = z.strictObject({}).meta({
  description: 'Every profession with its pictogram, a link to its page, in a few lines.',
});

export const toolsByProfessionProps = z
  .strictObject({})
  .meta({ description: 'Every profession with its `ProfessionTools`.' });
