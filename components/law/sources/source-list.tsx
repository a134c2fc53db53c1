import type * as z from 'zod';
import {
  type ContentPage,
  interfaceWords,
  professionOf,
  sources,
  sourceWords,
} from '@/lib/content';
import type { Source } from '@/lib/content/schemas/sources';
import { fill, formatDate } from '@/lib/format';
import { citedOn, keyOf } from '@/lib/law/cited';
import { officialAddress, siteOf } from '@/lib/law/official-address';
import { typesetData } from '@/supabase/functions/_shared/typography';
import { CitedOn } from './cited-on';
import type { sourceListProps } from './sources.props';

type Props = z.infer<typeof sourceListProps> & { page: ContentPage };

/** A part of the register of texts: the texts of one group that pages cite, in the order of the file. */
export function SourceList({ group, page }: Props) {
  const cited = citedOn(page.locale);
  const isCited = ([name, source]: [string, Source]) =>
    [undefined, ...articlesOf(source).map(({ number }) => number)].some((article) =>
      cited.has(keyOf(name, article)),
    );
  return Object.entries(sources)
    .filter(([, source]) => source.group === group)
    .filter(isCited)
    .map(([name, source]) => <SourceEntry key={name} name={name} source={source} page={page} />);
}

type EntryProps = { name: string; source: Source; page: ContentPage };

function SourceEntry({ name, source, page }: EntryProps) {
  const { locale } = page;
  const words = interfaceWords(locale).sources;
  const { label = '', about = '', articles = {} } = wordsOf(name, page);
  const cited = citedOn(locale);
  const address = source.at && officialAddress(source.at, locale);
  const rows = articlesOf(source).filter(({ number }) => cited.has(keyOf(name, number)));
  const citedRows = rows
    .flatMap(({ number }) => cited.get(keyOf(name, number)) ?? [])
    .map(professionOf);
  const citedWhole = (cited.get(keyOf(name)) ?? []).filter(
    (other) => !citedRows.includes(professionOf(other)),
  );
  const remarks = [
    address && fill(words.external, { site: siteOf(address) }),
    source.original && words.original,
    versionOf(source, page),
    fill(words.read, { date: formatDate(source.read, locale) }),
  ];
  return (
    <>
      <h3 className="source" id={name}>
        {address ? <a href={address}>{label}</a> : label}
      </h3>
      <p>
        {about}{' '}
        <small className="source-remarks" data-markdown="separate">
          {source.name && source.lang !== locale && (
            <>
              <cite lang={source.lang}>{source.name}</cite>
              {' · '}
            </>
          )}
          {remarks.filter(Boolean).join(' · ')}
        </small>
      </p>
      <CitedOn pages={citedWhole} page={page} label={words.citedOn} />
      {rows.length > 0 && (
        <ul className="source-articles">
          {rows.map(({ number, at, version }) => (
            <li key={number}>
              <Article number={number} address={at && officialAddress(at, locale, number)} />{' '}
              {[articles[number], versionOf({ version }, page)].filter(Boolean).join(' · ')}{' '}
              <CitedOn pages={cited.get(keyOf(name, number)) ?? []} page={page} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The number of an article; a link where its own place in the official text is known. */
const Article = ({ number, address }: { number: string; address: string | undefined }) =>
  address ? <a href={address}>{number}</a> : <b>{number}</b>;

/** @throws Error where the words of a text are missing */
function wordsOf(name: string, { locale }: ContentPage) {
  const words = sourceWords(locale).texts[name];
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

const versionOf = ({ version }: { version?: string }, { locale }: ContentPage) =>
  version && fill(interfaceWords(locale).sources.version, { date: formatDate(version, locale) });
