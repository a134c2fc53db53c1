import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { Fold } from '@/components/blocks/fold';
import { fill, formatBriefDate } from '@/lib/format';
import { ChangeDays, type Entry } from './days';
import { ProfessionFold } from './profession-fold';
import { RuleChange } from './rule-change';

/** How many of the newest changes are in sight. */
const inSight = 6;

/**
 * What changed in all pages, tools and texts: the newest, then all of it by profession. As on the page of deadlines, whose sheet
 * it shares, the address of a profession's fold (`#avocats`) leaves the other professions out.
 */
export const Changes = defineBlock(
  {
    description:
      'The `changes` of every page, by profession and day, with their feed. Inside: how to read them.',
    inside: 'optional',
    props: z.strictObject({
      id: verbatim.describe('Anchor of the list of professions.'),
    }),
  },
  ({ id, context, children }) => {
    const { page, content, words } = context;
    const { locale } = page;
    const common = content.changesFor(locale);
    const rule = content.newestRule(common);
    const isOther = ({ change }: Entry) => change !== rule?.change;
    const all = content.allChanges(locale);
    const newest = all.flatMap(({ entries }) => entries).filter(isOther);
    const forAll = common.flatMap(({ entries }) => entries).filter(isOther);
    const sectors = content
      .sectorsIn(locale)
      .map((sector) => ({ sector, days: content.changesFor(locale, sector) }))
      .filter(({ days }) => days.length > 0);
    const hintOf = (days: typeof common) =>
      fill(words.changes.count, {
        count: days.flatMap(({ entries }) => entries).length,
        date: formatBriefDate(days[0]?.date ?? '', locale),
      });
    const commonDays = content.onlyChanges(common, forAll);
    return (
      <div className="sections deadlines">
        {rule && <RuleChange entry={rule} context={context} />}
        <section className="section" id="all">
          <div className="text">
            <h2>{words.changes.newest}</h2>
            {children}
            <p className="no-print">
              <a className="button button-outlined" href={content.feedPath(locale)}>
                {words.changes.feed}
              </a>
            </p>
            <ChangeDays
              days={content.onlyChanges(all, newest.slice(0, inSight))}
              many={`#${id}`}
              context={context}
            />
          </div>
        </section>
        <section className="section" id={id}>
          <div className="text">
            <h2>{words.changes.byProfession}</h2>
            <div className="folds">
              {commonDays.length > 0 && (
                <Fold
                  className="deadline-profession"
                  id="common"
                  summary={<h2>{words.deadlines.common}</h2>}
                  hint={hintOf(commonDays)}
                >
                  <ChangeDays days={commonDays} context={context} />
                </Fold>
              )}
              {sectors.map(({ sector, days }) => (
                <ProfessionFold
                  key={sector.name}
                  sector={sector}
                  context={context}
                  hint={hintOf(days)}
                >
                  <ChangeDays days={days} context={context} />
                  <p className="no-print">
                    <a href={`#${id}`}>{words.deadlines.allProfessions}</a>
                  </p>
                </ProfessionFold>
              ))}
            </div>
          </div>
        </section>
      </div>
    );
  },
);
