import type { BlockContext } from '@/lib/block-context';
import { countries } from '@/lib/countries';
import type { Locale } from '@/lib/locale';

/**
 * What a supervisor in a country asks the profession of the page for: the number of documents, and the
 * three with the shortest names. The starter file has all.
 */
export function documentsIn(country: string, { page, content }: BlockContext) {
  const profession = content.professionOf(page);
  const file = content.pageNamed(`starter-files/${profession}`, page.locale);
  const code = countries.find((code) => nameOf(code, page.locale) === country);
  const all = (
    file && code ? content.checklistOf(content.starterFileOf(profession, page.locale), code) : []
  ).map(({ text }) => text);
  const shortest = all.toSorted((a, b) => a.length - b.length).slice(0, 3);
  return { file, count: all.length, named: all.filter((text) => shortest.includes(text)) };
}

const nameOf = (country: string, locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country);
