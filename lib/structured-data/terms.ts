import type { DefinedTermSet } from 'schema-dts';
import { type ContentPage, glossary } from '@/lib/content';
import { absoluteUrl } from '@/lib/seo';

/** The terms that the glossary defines, each with the place of its definition. */
export function termsData(page: ContentPage): DefinedTermSet | undefined {
  if (page.name !== 'pages/glossary') return undefined;
  const url = absoluteUrl(page.path);
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: page.title,
    inLanguage: page.locale,
    hasDefinedTerm: Object.entries(glossary(page.locale)).map(([name, { term }]) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${name}`,
      name: term,
    })),
  };
}
