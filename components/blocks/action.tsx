import * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import { defineBlock, verbatim } from './define-block';

/** A button of its own in the text of a page, so that a long page offers one in every part. */
export const Action = defineBlock(
  {
    description: 'A button: to `href` with the words inside, or without both to the demo form.',
    inside: 'optional',
    props: z.strictObject({
      href: verbatim.optional().describe('Address it leads to.'),
    }),
  },
  ({ href, children, context }) => (
    <p className="actions">
      {href ? (
        <a className="button button-outlined" href={href}>
          {children}
        </a>
      ) : (
        <DemoLink context={context} />
      )}
    </p>
  ),
);
