import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';

/**
 * On the contact page: a subject, which its link writes into the form (`use-fragment.ts`), and who answers. The
 * link is its own target, so that the style sheet can mark the chosen one.
 */
export const SubjectLink = defineBlock(
  {
    description:
      'On the page of the contact form: a subject, as a link that fills it in. Inside: who answers, on a phone only once it is chosen.',
    inside: 'required',
    props: z.strictObject({ subject: z.string().describe('The subject, in a few words.') }),
  },
  ({ subject, children, context: { page } }) => {
    const fragment = `subject=${encodeURIComponent(subject)}`;
    return (
      <>
        <a className="subject-link" id={fragment} href={`${page.path}#${fragment}`}>
          {subject}
        </a>{' '}
        <span className="subject-answered">{children}</span>
      </>
    );
  },
);
