import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Details } from '@/components/blocks/details';
import { fill, formatDate } from '@/lib/format';
import { ProfessionFold } from '../deadlines/profession-fold';
import { ChangeDays } from './days';
import { RuleChange } from './rule-change';

/** How many of the changes for all professions are in sight. */
const inSight = 5;

/**
 * What changed in all pages, tools and texts, profession by profession. As on the page of deadlines, whose sheet
 * it shares, the address of a profession's fold (`#avocats`) leaves the other professions out.
 */
export const Changes = defineBlock(
  {
    description:
      'The `changes` of every page, by profession and day, with their feed. Inside: how to read them.',
    inside: 'optional',
    props: z.strictObject({
      id: z.string().meta({ verbatim: true }).describe('Anchor of the list of professions.'),
    }),
  },
  ({ id, context, children }) => {
    const { page, content, words } = context;
    const { locale } = page;
    const common = content.changesFor(locale);
    const rule = content.newestRule(common);
    const others = common.flatMap(({ entries }) => entries).filter((entry) => entry !== rule);
    const folded = others.slice(inSight);
    const sectors = content
      .sectorsIn(locale)
      .map((sector) => ({ sector, days: content.changesFor(locale, sector) }))
      .filter(({ days }) => days.length > 0);
    return (
      <div className="sections deadlines">
        {rule && <RuleChange entry={rule} context={context} />}
        <section className="section" id="all">
          <div className="text">
            <h2>{words.deadlines.common}</h2>
            {children}
            <p className="no-print">
              <a className="button button-outlined" href={content.feedPath(locale)}>
                {words.changes.feed}
              </a>
            </p>
            <ChangeDays
              days={content.onlyChanges(common, others.slice(0, inSight))}
              context={context}
            />
            {folded.length > 0 && (
              <Details
                context={context}
                summary={fill(words.changes.others, { count: folded.length })}
              >
                <ChangeDays days={content.onlyChanges(common, folded)} context={context} />
              </Details>
            )}
          </div>
        </section>
        <div className="section" id={id}>
          {sectors.map(({ sector, days }) => (
            <ProfessionFold
              key={sector.name}
              sector={sector}
              context={context}
              hint={fill(words.changes.count, {
                count: days.flatMap(({ entries }) => entries).length,
                date: formatDate(days[0]?.date ?? '', locale),
              })}
            >
              <p className="no-print">
                <a href={`#${id}`}>{words.deadlines.allProfessions}</a>
              </p>
              <ChangeDays days={days} context={context} />
            </ProfessionFold>
          ))}
        </div>
      </div>
    );
  },
);
