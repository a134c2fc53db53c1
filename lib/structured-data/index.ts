import type { Graph } from 'schema-dts';
import type { ContentPage } from '@/lib/content';
import { companyData, websiteData } from './company';
import { pageData, type QuestionAndAnswer, serviceData, termsData } from './page';

export type { QuestionAndAnswer };

/**
 * What a page says of itself to machines, in schema.org's terms: the company, the site, the page
 * and the service or the terms it describes. Every value is also in the text or the head of the page.
 */
export function structuredDataOf(page: ContentPage, questions: QuestionAndAnswer[]): Graph {
  const service = serviceData(page);
  const terms = termsData(page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      companyData(page.locale),
      websiteData,
      pageData(page, questions),
      ...(service ? [service] : []),
      ...(terms ? [terms] : []),
    ],
  };
}
