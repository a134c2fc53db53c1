import { type ContentPage, pageNamed, pages, site } from '@/lib/content';
import { languageOf, locales } from '@/lib/locale';
import { isIndexable, markdownPath } from '@/lib/seo';
import { absoluteUrl } from '@/lib/urls';

/**
 * What the site holds, for a program that reads Markdown: one line per page, which links to its
 * Markdown page.
 * @see https://llmstxt.org
 */
export function llmsTxt(): string {
  const summaries = locales.map((locale) => pageNamed('pages/home', locale)?.description);
  const lists = locales.map((locale) => {
    const inLanguage = pages.filter((page) => page.locale === locale && isIndexable(page));
    return `## ${languageOf(locale).name}\n\n${inLanguage.map(lineOf).join('\n')}`;
  });
  return `${[`# ${site.brand}`, `> ${summaries.join('\n>\n> ')}`, ...lists].join('\n\n')}\n`;
}

const lineOf = (page: ContentPage) =>
  `- [${page.title}](${absoluteUrl(markdownPath(page))}): ${page.description}`;
