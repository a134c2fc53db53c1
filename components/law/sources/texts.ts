import type { BlockContext } from '@/lib/block-context';
import type { Source } from '@/lib/content/schemas/sources';
import { typesetData } from '@/supabase/functions/_shared/typography';

/**
 * What a text of the register is called in the language of the page, and what it and its articles govern.
 * @throws Error where its words are missing
 */
export function wordsOf(name: string, { page: { locale }, content }: BlockContext) {
  const words = content.sourceWords(locale).texts[name];
  if (!words) throw new Error(`content/law/sources.${locale}.yml has no words for ${name}.`);
  return typesetData(words, locale);
}

/** The articles of a text with their identifier; EUR-Lex has an anchor for each article of an act. */
export const articlesOf = ({ articles = [], at: whole }: Source) =>
  articles.flatMap(({ numbers, at, version }) =>
    numbers.map((number) => ({
      number,
      at: at ?? (whole?.startsWith('3') ? whole : undefined),
      version,
    })),
  );

export type Article = ReturnType<typeof articlesOf>[number];

/** The pages that cite a text, or an article of it. */
export const pagesThatCite = ({ page, content }: BlockContext, text: string, article?: string) =>
  content.citedOn(page.locale).get(content.keyOf(text, article)) ?? [];
