import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Details } from '@/components/blocks/details';
import type { BlockContext } from '@/lib/block-context';
import { professionOf } from '@/lib/content/front-matter';
import { type Source, sourceGroups } from '@/lib/content/schemas/sources';
import { fill, formatDate } from '@/lib/format';
import { officialAddress, siteOf } from '@/lib/law/official-address';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { CitedOn } from './cited-on';

/** A part of the register of texts: the texts of one group that pages cite, in the order of the file. */
export const SourceList = defineBlock(
  {
    description:
      'The texts of law that pages cite, each with its articles, where they are cited, and a link to the official text.',
    props: z.strictObject({
      group: z.enum(sourceGroups).describe('Which part of `content/law/sources.yml`.'),
    }),
  },
  ({ group, context }) => {
    const { page, content } = context;
    const cited = content.citedOn(page.locale);
    const isCited = ([name, source]: [string, Source]) =>
      [undefined, ...articlesOf(source).map(({ number }) => number)].some((article) =>
        cited.has(content.keyOf(name, article)),
      );
    return Object.entries(content.sources)
      .filter(([, source]) => source.group === group)
      .filter(isCited)
      .map(([name, source]) => (
        <SourceEntry key={name} name={name} source={source} context={context} />
      ));
  },
);

/** A longer list of articles is folded. */
const mostInSight = 12;

type EntryProps = { name: string; source: Source; context: BlockContext };

function SourceEntry({ name, source, context }: EntryProps) {
  const { content } = context;
  const { locale } = context.page;
  const words = context.words.sources;
  const { label = '', about = '', articles = {} } = wordsOf(name, context);
  const cited = content.citedOn(locale);
  const address = source.at && officialAddress(source.at, locale);
  const rows = articlesOf(source).filter(({ number }) => cited.has(content.keyOf(name, number)));
  const citedRows = rows
    .flatMap(({ number }) => cited.get(content.keyOf(name, number)) ?? [])
    .map(professionOf);
  const citedWhole = (cited.get(content.keyOf(name)) ?? []).filter(
    (other) => !citedRows.includes(professionOf(other)),
  );
  const remarks = [
    address && fill(words.external, { site: siteOf(address) }),
    source.original && words.original,
    versionOf(source, context),
    fill(words.read, { date: formatDate(source.read, locale) }),
  ];
  const list = (
    <ul className="source-articles">
      {rows.map(({ number, at, version }) => (
        <li key={number}>
          <Article number={number} address={at && officialAddress(at, locale, number)} />{' '}
          {[articles[number], versionOf({ version }, context)].filter(Boolean).join(' · ')}{' '}
          <CitedOn pages={cited.get(content.keyOf(name, number)) ?? []} context={context} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="filtered">
      <h3 className="source" id={name}>
        {address ? <a href={address}>{label}</a> : label}
      </h3>
      <p>
        {about}{' '}
        <small className="source-remarks small" data-markdown="separate">
          {source.name && source.lang !== locale && (
            <>
              <cite lang={source.lang}>{source.name}</cite>
              {' · '}
            </>
          )}
          {remarks.filter(Boolean).join(' · ')}
        </small>
      </p>
      <CitedOn pages={citedWhole} context={context} label={words.citedOn} />
      {rows.length > mostInSight ? (
        <Details
          context={context}
          summary={fill(words.articlesCited, { count: rows.length })}
          hint={`${rows[0]?.number} – ${rows.at(-1)?.number}`}
        >
          {list}
        </Details>
      ) : (
        rows.length > 0 && list
      )}
    </div>
  );
}

/** The number of an article; a link where its own place in the official text is known. */
const Article = ({ number, address }: { number: string; address: string | undefined }) =>
  address ? <a href={address}>{number}</a> : <b>{number}</b>;

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
  version && fill(words.sources.version, { date: formatDate(version, page.locale) });
