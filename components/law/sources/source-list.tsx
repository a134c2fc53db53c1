import { Fragment } from 'react';
import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import { professionOf } from '@/lib/content/front-matter';
import { type Source, sourceGroups } from '@/lib/content/schemas/sources';
import { fill, formatBriefDate } from '@/lib/format';
import { officialAddress, siteOf } from '@/lib/law/official-address';
import type { Locale } from '@/lib/locale';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { CitedOn } from './cited-on';
import { inRanges } from './ranges';

/** A part of the register of texts: the texts of one group that pages cite, a row each, in the order of the file. */
export const SourceList = defineBlock(
  {
    description:
      'The texts of law that pages cite, each with its articles, where they are cited, and a link to the official text.',
    props: z.strictObject({
      group: z.enum(sourceGroups).describe('Which part of `content/law/sources.yml`.'),
      heading: z.string().describe('What the part is called.'),
    }),
  },
  ({ group, heading, context }) => {
    const { page, content } = context;
    const cited = content.citedOn(page.locale);
    const isCited = ([name, source]: [string, Source]) =>
      [undefined, ...articlesOf(source).map(({ number }) => number)].some((article) =>
        cited.has(content.keyOf(name, article)),
      );
    return (
      <div className="source-group" id={group}>
        <h2>{heading}</h2>
        {Object.entries(content.sources)
          .filter(([, source]) => source.group === group)
          .filter(isCited)
          .map(([name, source]) => (
            <SourceEntry key={name} name={name} source={source} context={context} />
          ))}
      </div>
    );
  },
);

/** A longer list of articles is folded. */
const mostInSight = 2;

type EntryProps = { name: string; source: Source; context: BlockContext };

function SourceEntry({ name, source, context }: EntryProps) {
  const { content } = context;
  const { locale } = context.page;
  const words = context.words.sources;
  const { label = '', about = '', articles = {} } = wordsOf(name, context);
  const cited = content.citedOn(locale);
  const address = source.at && officialAddress(source.at, locale);
  const all = articlesOf(source);
  const rows = all.filter(({ number }) => cited.has(content.keyOf(name, number)));
  const pagesOf = (number?: string) => cited.get(content.keyOf(name, number)) ?? [];
  const citedRows = rows.flatMap(({ number }) => pagesOf(number)).map(professionOf);
  const citedWhole = pagesOf().filter((other) => !citedRows.includes(professionOf(other)));
  const ranges = inRanges(all, articles, (article) => rows.includes(article));
  const list = (
    <ul className="source-articles">
      {ranges.map(({ about: governed, articles: [first, ...others] }) => (
        <li key={first.number}>
          <span>
            {[first, ...others.slice(-1)].map((article, index) => (
              <Fragment key={article.number}>
                {index > 0 && ` ${words.through} `}
                <Article number={article.number} at={article.at} locale={locale} />
              </Fragment>
            ))}
          </span>{' '}
          {[governed, versionOf(first, context)].filter(Boolean).join(' · ')}{' '}
          <CitedOn
            pages={[...new Set([first, ...others].flatMap(({ number }) => pagesOf(number)))]}
            context={context}
          />
        </li>
      ))}
    </ul>
  );
  const remarks = [
    source.name && source.lang !== locale && <cite lang={source.lang}>{source.name}</cite>,
    versionOf(source, context),
    source.original && words.original,
  ].filter(Boolean);
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
      <div>
        <p>
          {about}
          {remarks.map((remark, index) => (
            <small className="small" data-markdown="separate" key={index}>
              {' · '}
              {remark}
            </small>
          ))}
        </p>
        {rows.length > mostInSight ? (
          <Fold
            className="source-fold"
            summary={`${fill(words.articlesCited, { count: rows.length })}, ${rows[0]?.number} – ${rows.at(-1)?.number}`}
          >
            {list}
          </Fold>
        ) : (
          rows.length > 0 && list
        )}
      </div>
      <div className="small">
        <span className="nowrap" data-markdown="separate">
          {fill(words.read, { date: formatBriefDate(source.read, locale) })}
        </span>{' '}
        <CitedOn pages={citedWhole} context={context} label={words.citedOn} />
      </div>
    </div>
  );
}

type ArticleProps = { number: string; at: string | undefined; locale: Locale };

/** The number of an article; a link where its own place in the official text is known. */
const Article = ({ number, at, locale }: ArticleProps) =>
  at ? <a href={officialAddress(at, locale, number)}>{number}</a> : <b>{number}</b>;

/** @throws Error where the words of a text are missing */
function wordsOf(name: string, { page: { locale }, content }: BlockContext) {
  const words = content.sourceWords(locale).texts[name];
  if (!words) throw new Error(`content/law/sources.${locale}.yml has no words for ${name}.`);
  return typesetData(words, locale);
}

/** The articles of a text with their identifier; EUR-Lex has an anchor for each article of an act. */
const articlesOf = ({ articles = [], at: whole }: Source) =>
  articles.flatMap(({ numbers, at, version }) =>
    numbers.map((number) => ({
      number,
      at: at ?? (whole?.startsWith('3') ? whole : undefined),
      version,
    })),
  );

const versionOf = ({ version }: { version?: string }, { page, words }: BlockContext) =>
  version && fill(words.sources.version, { date: formatBriefDate(version, page.locale) });
