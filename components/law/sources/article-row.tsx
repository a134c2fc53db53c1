import { Fragment } from 'react';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatBriefDate } from '@/lib/format';
import { officialAddress } from '@/lib/law/official-address';
import { CitedOn } from './cited-on';
import type { Range } from './ranges';
import { type Article, pagesThatCite } from './texts';

type Props = { range: Range<Article>; text: string; context: BlockContext };

/** An article of a text, or several that govern the same; a link where its own place in the official text is known. */
export function ArticleRow({ range: { about, articles }, text, context }: Props) {
  const { page, words } = context;
  const [first, ...others] = articles;
  const { version } = first;
  const as =
    version && fill(words.sources.version, { date: formatBriefDate(version, page.locale) });
  const pages = articles.flatMap(({ number }) => pagesThatCite(context, text, number));
  return (
    <li>
      <span>
        {[first, ...others.slice(-1)].map(({ number, at }, index) => (
          <Fragment key={number}>
            {index > 0 && ` ${words.sources.through} `}
            {at ? <a href={officialAddress(at, page.locale, number)}>{number}</a> : <b>{number}</b>}
          </Fragment>
        ))}
      </span>{' '}
      <span>{[about, as].filter(Boolean).join(' · ')}</span>{' '}
      <CitedOn pages={[...new Set(pages)]} context={context} />
    </li>
  );
}
