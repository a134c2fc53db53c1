import * as z from 'zod';
import { RequestFormIsland } from '@/components/forms/request-form-island';
import { defineBlock } from './define-block';
import { Hero } from './hero';

/** A form and what is said around it. On a phone the form comes right after the head of the page. */
export const Desk = defineBlock(
  {
    description:
      'A form beside the head of its page, which needs no `Hero` then. What stands inside comes under the head on wide screens, and under the form on a phone.',
    inside: 'required',
    hasHeading: true,
    props: z.strictObject({
      form: z.enum(['demo', 'contact']).describe('Which form, in the language of the page.'),
    }),
  },
  ({ form, children, context }) => (
    <div className="desk green">
      <Hero plain context={context} />
      <div className="sheet" id="form">
        <RequestFormIsland type={form} context={context} />
      </div>
      <div className="desk-side text">{children}</div>
    </div>
  ),
);
