import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { caption, Exhibit } from './exhibit';

export const Rights = defineBlock(
  {
    description:
      'Who may do what, as an exhibit: a table with a row for each role; what a cell denies is in italics.',
    inside: 'required',
    props: z.strictObject({ caption }),
  },
  ({ caption, children, context }) => (
    <Exhibit kind="rolesAndDashboards" nameless wide caption={caption} context={context}>
      {children}
    </Exhibit>
  ),
);
