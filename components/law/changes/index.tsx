import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Pictogram } from '@/components/layout/pictogram';
import { ProfessionSection } from '../deadlines/profession-section';
import { ChangeDays } from './days';

/**
 * What changed in all pages, tools and texts, profession by profession. As on the page of deadlines, whose sheet
 * it shares, the address of a profession's section (`#avocats`) leaves the other professions out.
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
    const sectors = content
      .sectorsIn(locale)
      .map((sector) => ({ sector, days: content.changesFor(locale, sector) }))
      .filter(({ days }) => days.length > 0);
    return (
      <div className="sections deadlines">
        <section className="section unnumbered" id="all">
          <div className="text">
            <h2>{words.deadlines.common}</h2>
            {children}
            <p className="row deadline-links no-print">
              <a className="button" href={content.feedPath(locale)}>
                {words.changes.feed}
              </a>
            </p>
            <nav
              className="deadline-professions no-print"
              id={id}
              aria-label={words.changes.byProfession}
            >
              <ul className="profession-links">
                {sectors.map(({ sector }) => (
                  <li key={sector.name}>
                    <a href={`#${content.professionAnchor(sector)}`}>
                      <Pictogram name={sector.name} />
                      {sector.navTitle}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <ChangeDays days={content.changesFor(locale)} context={context} />
          </div>
        </section>
        {sectors.map(({ sector, days }) => (
          <ProfessionSection
            key={sector.name}
            sector={sector}
            context={context}
            links={
              <p className="row deadline-links no-print">
                <a href={`#${id}`}>{words.deadlines.allProfessions}</a>
              </p>
            }
          >
            <ChangeDays days={days} context={context} />
          </ProfessionSection>
        ))}
      </div>
    );
  },
);
