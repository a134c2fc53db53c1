import * as z from 'zod';
import { countsOf } from '@/components/law/counts';
import { defineBlock, verbatim } from './define-block';

export const Proofs = defineBlock(
  {
    description: 'What a reader can check without asking anyone, a `Proof` each.',
    inside: 'required',
  },
  ({ children }) => <ul className="register-columns">{children}</ul>,
);

export const Proof = defineBlock(
  {
    description: 'One of `Proofs`: a figure, what it counts, and the page that shows it.',
    inside: 'required',
    props: z.strictObject({
      value: z.string().optional().describe('The figure, where nothing counts it.'),
      count: z
        .enum(['articles', 'texts', 'terms', 'files', 'professions', 'changes', 'criteria'])
        .meta({ verbatim: true })
        .optional()
        .describe(
          'What the build counts: articles and texts cited, terms of the glossary, starter files, professions, changes of the pages, criteria of accessibility.',
        ),
      href: verbatim.describe('Where it can be checked.'),
    }),
  },
  ({ value, count, href, children, context }) => (
    <li className="proof">
      <a href={href}>
        <strong>{count ? countsOf(context)[count] : value}</strong> {children}
      </a>
    </li>
  ),
);
