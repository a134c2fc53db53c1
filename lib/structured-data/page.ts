import type {
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Question,
  Service,
  WebPage,
} from 'schema-dts';
import { type ContentPage, glossary, interfaceWords, statesLaw } from '@/lib/content';
import { homePath } from '@/lib/locale';
import { lastModified } from '@/lib/seo';
import { absoluteUrl } from '@/lib/urls';
import { companyId, websiteId } from './company';

/** A question of a page and its answer, in the words that the page shows. */
export type QuestionAndAnswer = { question: string; answer: string };

/** A page: its head, its way from the home page, its questions and answers. */
export function pageData(page: ContentPage, questions: QuestionAndAnswer[]): WebPage | FAQPage {
  const url = absoluteUrl(page.path);
  const data = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: page.locale,
    dateModified: lastModified(page),
    lastReviewed: statesLaw(page) ? page.reviewedOn.slice(0, 10) : undefined,
    isPartOf: { '@id': websiteId },
    breadcrumb: page.path === homePath[page.locale] ? undefined : breadcrumbOf(page),
  } satisfies WebPage;
  if (questions.length === 0) return data;
  return { ...data, '@type': 'FAQPage', mainEntity: questions.map(questionData) };
}

/** What the company offers on a service's or a sector's page, and to which profession. */
export function serviceData(page: ContentPage): Service | undefined {
  if (page.type !== 'Service' && page.type !== 'Sector') return undefined;
  const url = absoluteUrl(page.path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: page.title,
    description: page.description,
    provider: { '@id': companyId },
    audience:
      page.type === 'Sector'
        ? { '@type': 'BusinessAudience', audienceType: page.navTitle }
        : undefined,
  };
}

const questionData = ({ question, answer }: QuestionAndAnswer): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/**
 * Two steps: the menus between have no page of their own. A page is called what the menu calls it,
 * or its heading where it is in no menu.
 */
const breadcrumbOf = (page: ContentPage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: interfaceWords(page.locale).header.home,
      item: absoluteUrl(homePath[page.locale]),
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'summary' in page ? page.navTitle : page.heading,
      item: absoluteUrl(page.path),
    },
  ],
});

/** The terms that the glossary defines. */
export function termsData(page: ContentPage): DefinedTermSet | undefined {
  if (page.name !== 'pages/glossary') return undefined;
  return {
    '@type': 'DefinedTermSet',
    '@id': `${absoluteUrl(page.path)}#terms`,
    name: page.title,
    inLanguage: page.locale,
    hasDefinedTerm: Object.values(glossary(page.locale)).map(({ term }) => ({
      '@type': 'DefinedTerm',
      name: term,
    })),
  };
}
