import type { DefinedTermSet } from 'schema-dts';
import { type ContentPage, glossary } from '@/lib/content';
import { absoluteUrl } from '@/lib/seo';

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
