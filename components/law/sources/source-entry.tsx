import type { BlockContext } from '@/lib/block-context';
import { professionOf } from '@/lib/content/front-matter';
import type { Source } from '@/lib/content/schemas/sources';
import { fill, formatBriefDate } from '@/lib/format';
import { officialAddress, siteOf } from '@/lib/law/official-address';
import { ArticleRow } from './article-row';
import { citedOnPages, Links, linksTo } from './cited-on';
import { inRanges } from './ranges';
import { articlesOf, pagesThatCite, wordsOf } from './texts';

type Props = { name: string; source: Source; context: BlockContext };

/** A text of law: what it is called, a link to it, and what it governs; what is cited of it, and where, opens. */
export function SourceEntry({ name, source, context }: Props) {
  const { locale } = context.page;
  const words = context.words.sources;
  const { label, about } = wordsOf(name, context);
  const address = source.at && officialAddress(source.at, locale);
  return (
    <div className="filtered source">
      <h3 id={name}>
        {address ? (
          <a href={address}>
            {label}
            <span className="visually-hidden">
              {` (${fill(words.external, { site: siteOf(address) })})`}
            </span>
          </a>
        ) : (
          label
        )}
      </h3>
      <p>
        {about}
        {source.original && (
          <small className="small" data-markdown="separate">
            {' · '}
            {words.original}
          </small>
        )}
      </p>
      <Cited name={name} source={source} context={context} />
    </div>
  );
}

function Cited({ name, source, context }: Props) {
  const { locale } = context.page;
  const words = context.words.sources;
  const { articles = {} } = wordsOf(name, context);
  const all = articlesOf(source);
  const rows = all.filter(({ number }) => pagesThatCite(context, name, number).length > 0);
  const [only, second] = rows;
  const byArticle = rows.flatMap(({ number }) =>
    pagesThatCite(context, name, number).map(professionOf),
  );
  const links = linksTo(
    pagesThatCite(context, name).filter((page) => !byArticle.includes(professionOf(page))),
    context,
  );
  const head = !only
    ? citedOnPages(links, context)
    : second
      ? fill(words.articlesCited, { count: rows.length })
      : fill(words.articleCited, { number: only.number });
  return (
    <details className="source-fold folded">
      <summary className="small">{head}</summary>
      {source.name && source.lang !== locale && (
        <p className="small">
          <cite lang={source.lang}>{source.name}</cite>
        </p>
      )}
      {source.version && (
        <p className="small">
          {fill(words.version, { date: formatBriefDate(source.version, locale) })}
        </p>
      )}
      {links.length > 0 && (
        <p className="small">
          {words.citedOn} <Links links={links} />
        </p>
      )}
      {only && (
        <ul className="source-articles">
          {inRanges(all, articles, (article) => rows.includes(article)).map((range) => (
            <ArticleRow
              key={range.articles[0].number}
              range={range}
              text={name}
              context={context}
            />
          ))}
        </ul>
      )}
    </details>
  );
}
