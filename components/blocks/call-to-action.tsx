import * as z from 'zod';
import { DemoLink } from '@/components/layout/demo-link';
import type { BlockContext } from '@/lib/block-context';
import { defineBlock, verbatim } from './define-block';

/** The page of the form says so itself, under its button. */
const isDemo = ({ page, content }: BlockContext) =>
  content.pageNamed('pages/demo', page.locale)?.path === page.path;

/** The end of a page: what to do next, and what a demo takes. */
export const CallToAction = defineBlock(
  {
    description: 'The end of a page: what to do next, and the button to the demo form.',
    inside: 'required',
    props: z.strictObject({
      heading: z.string().describe('Heading of the box.'),
      label: z.string().optional().describe('Label of the button, instead of the usual one.'),
      more: z
        .strictObject({
          href: verbatim.describe('Address it leads to.'),
          label: z.string().describe('Its words.'),
        })
        .optional()
        .describe('A link beside the button.'),
    }),
  },
  ({ heading, label, more, children, context }) => (
    <section className="call-to-action green" id="next">
      <h2>{heading}</h2>
      <div className="call-to-action-text">{children}</div>
      {!isDemo(context) && (
        <ul className="row promises no-print">
          {context.words.page.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
      <p className="actions">
        <DemoLink context={context} label={label} /> {more && <a href={more.href}>{more.label}</a>}
      </p>
    </section>
  ),
);
