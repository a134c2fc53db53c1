import type { ReactNode } from 'react';
import type * as z from 'zod';
import { type ContentPage, site, siteIn } from '@/lib/content';
import { languageOf } from '@/lib/locale';
import type { pricingProps } from './content-blocks.props';
import { Question } from './questions';

/* What only the company can say of its offer. Nothing is drawn until `content/site.yml` says it. */

export function Pricing({ title, page }: z.infer<typeof pricingProps> & { page: ContentPage }) {
  const { pricing } = siteIn(page.locale);
  if (!pricing) return null;
  return (
    <Question title={title}>
      <p>{pricing[page.locale]}</p>
    </Question>
  );
}

/** A sentence that begins with the words inside and ends with the names. */
export function Integrations({ children, page }: { children: ReactNode; page: ContentPage }) {
  const { integrations } = siteIn(page.locale);
  if (!integrations) return null;
  const names = new Intl.ListFormat(languageOf(page.locale).tag).format(integrations);
  return (
    <>
      {children} {names}.
    </>
  );
}

/** A link to the company's calendar. */
export function MeetingLink({ children }: { children: ReactNode }) {
  if (!site.meetingLink) return null;
  return (
    <a href={site.meetingLink} rel="noopener">
      {children}
    </a>
  );
}
