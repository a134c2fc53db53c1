import * as z from 'zod';
import { languageOf } from '@/lib/locale';
import { defineBlock } from './define-block';
import { Question } from './questions';

/* What only the company can say of its offer. Nothing is drawn until `content/site.yml` says it. */

export const Pricing = defineBlock(
  {
    description:
      'One of `Questions`, answered by `pricing` in `content/site.yml`; nothing until it is there.',
    props: z.strictObject({
      title: z.string().describe('The question, such as “What does it cost?”.'),
    }),
  },
  ({ title, context }) => {
    const { page, content } = context;
    const { pricing } = content.siteIn(page.locale);
    if (!pricing) return null;
    return (
      <Question context={context} title={title}>
        <p>{pricing[page.locale]}</p>
      </Question>
    );
  },
);

/** A sentence that begins with the words inside and ends with the names. */
export const Integrations = defineBlock(
  {
    description:
      'The `integrations` of `content/site.yml`, after the words inside; nothing until there are any.',
    inside: 'required',
  },
  ({ children, context: { page, content } }) => {
    const { integrations } = content.siteIn(page.locale);
    if (!integrations) return null;
    const names = new Intl.ListFormat(languageOf(page.locale).tag).format(integrations);
    return (
      <>
        {children} {names}.
      </>
    );
  },
);

/** A link to the company's calendar. */
export const MeetingLink = defineBlock(
  {
    description:
      'A link to the `meetingLink` of `content/site.yml` with the words inside; nothing until it is there.',
    inside: 'required',
  },
  ({ children, context: { content } }) => {
    if (!content.site.meetingLink) return null;
    return (
      <a href={content.site.meetingLink} rel="noopener">
        {children}
      </a>
    );
  },
);
