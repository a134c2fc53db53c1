import * as z from 'zod';
import { Pictogram } from '@/components/layout/pictogram';
import type { Sector } from '@/lib/content';
import { defineBlock, verbatim } from './define-block';

const yachting = 'sectors/yachting-industries';

/**
 * The regulated professions, those in `order` first. Children are a folded note in place of the link to
 * yachting.
 * @throws Error where a name in `order` is not that of a sector page.
 */
export const Professions = defineBlock(
  {
    description:
      'The regulated professions, each a line that leads to its page. Text inside, folded, replaces the link to yachting.',
    inside: 'optional',
    props: z.strictObject({
      order: z
        .array(verbatim)
        .describe(
          'File names of the professions that come first, without language; the others follow in the order of the menu.',
        ),
    }),
  },
  ({ order, children, context: { page, words, content } }) => {
    const sectors = new Map(content.sectorsIn(page.locale).map((sector) => [sector.name, sector]));
    const firstSectors = order.map((file) => {
      const sector = sectors.get(`sectors/${file}`);
      if (!sector) throw new Error(`${page.path}: Professions names "${file}", which has no page.`);
      return sector;
    });
    const others = [...sectors.values()].filter(
      (sector) => !firstSectors.includes(sector) && !(children && sector.name === yachting),
    );
    return (
      <ul className="professions">
        {[...firstSectors, ...others].map((sector) => (
          <Profession key={sector.name} sector={sector} path={sector.path} />
        ))}
        {children && (
          <li>
            <details className="profession-note">
              <summary className="profession">
                <Line
                  name={yachting}
                  title={words.page.noteOnYachting}
                  summary={sectors.get(yachting)?.summary}
                />
              </summary>
              {children}
            </details>
          </li>
        )}
      </ul>
    );
  },
);

type ProfessionProps = {
  sector: Sector;
  /** Where its line leads. */
  path: string;
  /** What is answered there, in a few words. */
  answer?: { answer: string; later?: boolean };
};

/** The line of a profession: its name, and what its page is about. */
export const Profession = ({ sector, path, answer }: ProfessionProps) => (
  <li>
    <a className="profession" href={path}>
      <Line {...sector} title={sector.navTitle} />{' '}
      {answer && <span className={answer.later ? 'chip chip-brass' : 'chip'}>{answer.answer}</span>}
    </a>
  </li>
);

type LineProps = { name: string; title: string; summary?: string };

const Line = ({ name, title, summary }: LineProps) => (
  <>
    <Pictogram name={name} />
    <span className="profession-name">{title}</span>
    <span className="profession-summary" data-markdown="separate">
      {summary}
    </span>
  </>
);
