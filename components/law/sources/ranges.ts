export type Range<Article> = { about: string | undefined; articles: [Article, ...Article[]] };

/**
 * The listed articles of a text; those that follow one another and govern the same are one range: 11 to 13.
 * @param all in the order of the register, those that no page cites included
 * @param words what each governs; “…” says the same of an article as of the one before it
 */
export function inRanges<Article extends { number: string }>(
  all: Article[],
  words: Record<string, string>,
  isListed: (article: Article) => boolean,
): Range<Article>[] {
  const ranges: Range<Article>[] = [];
  let about: string | undefined;
  for (const article of all) {
    const isContinued = words[article.number] === '…';
    if (!isContinued) about = words[article.number];
    if (!isListed(article)) continue;
    const open = ranges.at(-1);
    if (isContinued && open?.about === about) open?.articles.push(article);
    else ranges.push({ about, articles: [article] });
  }
  return ranges;
}
