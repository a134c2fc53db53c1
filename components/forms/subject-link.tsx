import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';

/** On the contact page: a subject, which its link writes into the form (`use-fragment.ts`). */
export const SubjectLink = defineBlock(
  {
    description: 'On the page of the contact form: a subject, as a link that fills it in.',
    props: z.strictObject({ subject: z.string().describe('The subject, in a few words.') }),
  },
  ({ subject, context: { page } }) => (
    <a className="subject-link" href={`${page.path}#subject=${encodeURIComponent(subject)}`}>
      {subject}
    </a>
  ),
);
