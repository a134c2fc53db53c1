import type { BlockContext } from '@/lib/block-context';
import { criteria } from '@/lib/content/schemas/criteria';

/**
 * What the site holds, counted at the build: articles and texts that pages cite, each in the register with a link to its
 * source, terms of the glossary, starter files to take away, professions, changes
 * of the pages, criteria of accessibility.
 */
export function countsOf({ page: { locale }, content }: BlockContext) {
  return {
    ...content.citedCounts(locale),
    terms: Object.keys(content.glossary(locale)).length,
    files: content.pages.filter((page) => page.type === 'StarterFile' && page.locale === locale)
      .length,
    professions: content.sectorsIn(locale).length,
    changes: content.allChanges(locale).flatMap(({ entries }) => entries).length,
    criteria: criteria.length,
  };
}
