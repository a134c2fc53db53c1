import * as z from 'zod';
import { languageOf } from '@/lib/locale';
import { unlessPlaceholder } from '@/lib/placeholder';
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
    const pricing = unlessPlaceholder(content.siteIn(page.locale).pricing);
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
    const integrations = unlessPlaceholder(content.siteIn(page.locale).integrations);
    if (!integrations) return null;
    const names = new Intl.ListFormat(languageOf(page.locale).tag).format(integrations);
    return (
      <>
        {children} {names}.
      </>
    );
  },
);

/** A sentence that begins with the words inside and ends with the host and its country. */
export const FileHost = defineBlock(
  {
    description:
      'The `fileHost` of `content/site.yml`, after the words inside; until it is there, `otherwise`.',
    inside: 'required',
    props: z.strictObject({
      otherwise: z.string().optional().describe('A sentence that stands until the host is named.'),
    }),
  },
  ({ otherwise, children, context: { page, content } }) => {
    const host = unlessPlaceholder(content.siteIn(page.locale).fileHost);
    if (!host) return otherwise ?? null;
    return (
      <>
        {children} {host.name}, {host.country[page.locale]}.
      </>
    );
  },
);

/** What a client who leaves takes away, as a sentence of a paragraph. */
export const Leaving = defineBlock(
  { description: 'The sentence `leaving` of `content/site.yml`; nothing until it is there.' },
  ({ context: { page, content } }) => {
    const leaving = unlessPlaceholder(content.siteIn(page.locale).leaving);
    return leaving?.[page.locale] ?? null;
  },
);

/** A sentence that begins with the words inside and ends with the names of clients. */
export const Clients = defineBlock(
  {
    description:
      'The `clients` of `content/site.yml`, after the words inside; nothing until there are any.',
    inside: 'required',
  },
  ({ children, context: { page, content } }) => {
    const clients = unlessPlaceholder(content.siteIn(page.locale).clients);
    if (!clients) return null;
    const names = clients.map(({ name, description }) => `${name} (${description[page.locale]})`);
    return (
      <p>
        {children} {new Intl.ListFormat(languageOf(page.locale).tag).format(names)}.
      </p>
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
