import type { BlockContext } from '@/lib/block-context';

/**
 * What the site holds, counted at the build: articles and texts that pages cite, each in the register with a link to its
 * source, terms of the glossary, starter files to take away, professions.
 */
export function countsOf({ page: { locale }, content }: BlockContext) {
  return {
    ...content.citedCounts(locale),
    terms: Object.keys(content.glossary(locale)).length,
    files: content.pages.filter((page) => page.type === 'StarterFile' && page.locale === locale)
      .length,
    professions: content.sectorsIn(locale).length,
  };
}
