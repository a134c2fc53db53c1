import { writeFile } from 'node:fs/promises';
import { type ContentPage, pageNamed, pages, site } from '@/lib/content';
import { languageOf, locales } from '@/lib/locale';
import { absoluteUrl, isIndexable, markdownPath } from '@/lib/seo';
import { out } from './files';

/**
 * Writes `llms.txt`: what the site holds, for a program that reads Markdown. One line per page,
 * which links to its Markdown page.
 * @see https://llmstxt.org
 */
export async function writeLlmsText() {
  const summaries = locales.map((locale) => pageNamed('pages/home', locale)?.description);
  const lists = locales.map((locale) => {
    const inLanguage = pages.filter((page) => page.locale === locale && isIndexable(page));
    return `## ${languageOf(locale).name}\n\n${inLanguage.map(lineOf).join('\n')}`;
  });
  const text = [`# ${site.brand}`, `> ${summaries.join('\n>\n> ')}`, ...lists].join('\n\n');
  await writeFile(`${out}llms.txt`, `${text}\n`);
}

const lineOf = (page: ContentPage) =>
  `- [${page.title}](${absoluteUrl(markdownPath(page))}): ${page.description}`;
