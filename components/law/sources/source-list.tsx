import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Fold } from '@/components/blocks/fold';
import type { BlockContext } from '@/lib/block-context';
import { type Source, sourceGroups } from '@/lib/content/schemas/sources';
import { fill, formatBriefRange } from '@/lib/format';
import { SourceEntry } from './source-entry';
import { articlesOf, pagesThatCite } from './texts';

/** A part of the register of texts: the texts of one group that pages cite, a row each, in the order of the file. */
export const SourceList = defineBlock(
  {
    description:
      'The texts of law that pages cite, each with its articles, where they are cited, and a link to the official text.',
    props: z.strictObject({
      group: z.enum(sourceGroups).describe('Which part of `content/law/sources.yml`.'),
      heading: z.string().describe('What the part is called.'),
      open: z.boolean().optional().describe('True where it is open from the start.'),
    }),
  },
  ({ group, heading, open, context }) => {
    const { content } = context;
    const isCited = ([name, source]: [string, Source]) =>
      [undefined, ...articlesOf(source).map(({ number }) => number)].some(
        (article) => pagesThatCite(context, name, article).length > 0,
      );
    const texts = Object.entries(content.sources)
      .filter(([, source]) => source.group === group)
      .filter(isCited);
    return (
      <div className="source-group">
        <Fold
          className="details-line"
          id={group}
          summary={<h2>{heading}</h2>}
          hint={hintOf(group, texts, context)}
          open={open}
        >
          {texts.map(([name, source]) => (
            <SourceEntry key={name} name={name} source={source} context={context} />
          ))}
        </Fold>
      </div>
    );
  },
);

/** How much a part holds, and when it was read. */
function hintOf(
  group: Source['group'],
  texts: [string, Source][],
  { page: { locale }, content, words }: BlockContext,
) {
  const { textsIn, articlesCited, read } = words.sources;
  const days = texts.map(([, source]) => source.read).sort();
  return [
    `${fill(textsIn, { count: texts.length })}, ${fill(articlesCited, { count: content.citedCounts(locale, group).articles })}`,
    fill(read, { date: formatBriefRange(days[0] ?? '', days.at(-1) ?? '', locale) }),
  ].join(' · ');
}
