import * as z from 'zod';
import { RequestFormIsland } from '@/components/forms/request-form-island';
import { defineBlock } from './define-block';
import { Hero } from './hero';

/**
 * A form and what is said around it. The form for a demo comes right after the head of the page; that for a message
 * after the subjects, which fill it in.
 */
export const Desk = defineBlock(
  {
    description:
      'A form beside the head of its page, which needs no `Hero` then. What stands inside comes under the head on wide screens; on a phone before the form to write to us, and after that for a demo.',
    inside: 'required',
    hasHeading: true,
    props: z.strictObject({
      form: z.enum(['demo', 'contact']).describe('Which form, in the language of the page.'),
    }),
  },
  ({ form, children, context }) => {
    const side = <div className="desk-side text">{children}</div>;
    return (
      <div className="desk green">
        <Hero plain context={context} />
        {form === 'contact' && side}
        <div className="sheet" id="form">
          <RequestFormIsland type={form} context={context} />
        </div>
        {form === 'demo' && side}
      </div>
    );
  },
);
