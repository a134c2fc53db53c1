import * as z from 'zod';
import { defineBlock, verbatim } from '@/components/blocks/define-block';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';
import { countries } from '@/lib/countries';
import { fill } from '@/lib/format';
import { corners } from './corners';

/** A tool in the list of all: its name leads to it, over it a corner of it is at work. */
export const Tool = defineBlock(
  {
    description:
      'One of `Tools`: a tool, a corner of it at work, and what it is for. Nothing as long as its page does not exist.',
    inside: 'required',
    props: z.strictObject({
      tool: verbatim.describe('Name of its file in `content/pages`, without language: "scope".'),
      href: verbatim
        .optional()
        .describe(
          'Where it stands on this page, for the starter files, of which each profession has its own.',
        ),
      take: z.string().describe('What one leaves with, after “You leave with”.'),
    }),
  },
  ({ tool: name, href, take, children, context }) => {
    const { page, words, content } = context;
    const tool = href
      ? { path: href, navTitle: words.tools.starterFile }
      : content.pageNamed(`pages/${name}`, page.locale);
    if (!tool) return null;
    const Corner = corners[name];
    return (
      <li className="tile">
        <h3>
          <a href={tool.path}>{tool.navTitle}</a>
        </h3>
        <div>
          <div>{children}</div>{' '}
          <p className="tile-take">
            {words.tools.take} <strong>{take}</strong>
          </p>
        </div>
        {Corner && (
          <div className="tile-corner">
            <Corner context={context} />
          </div>
        )}
      </li>
    );
  },
);

/** The tools, side by side. */
export const Tools = defineBlock(
  { description: 'The tools for every profession, a `Tool` each.', inside: 'required' },
  ({ children }) => <ul className="tiles">{children}</ul>,
);

/** A line for each profession: its page, its questionnaire, its starter file, its dates, its questions. */
export const ToolsByProfession = defineBlock(
  {
    description:
      'Every profession, a link to its page, with its questionnaire, its starter file, its dates and its questions for 2027, counted.',
  },
  ({ context }) => {
    const { page, content, words } = context;
    const { scope, starterFile, deadlines } = words.tools;
    const ready = content.pageNamed('pages/readiness', page.locale)?.navTitle;
    return (
      <>
        <div className="small tools-heads" aria-hidden="true" data-markdown="none">
          {[scope, starterFile, deadlines, ready].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <ul className="tools-by-profession">
          {content.sectorsIn(page.locale).map((sector) => (
            <li key={sector.name}>
              <h3>
                <a href={sector.path}>
                  <Pictogram name={sector.name} />
                  <span>{sector.navTitle}</span>
                </a>
              </h3>
              {toolsOf(sector, context).map(({ path, label, holds }) => (
                <a className="profession-tool" href={path} key={path}>
                  <span className="visually-hidden">{`${label} `}</span>
                  <strong>{holds}</strong>
                  <span className="visually-hidden"> ({sector.navTitle})</span>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </>
    );
  },
);

/** The tools that a profession has, and what each holds. */
function toolsOf(sector: Sector, { page: { locale }, content, words: { tools } }: BlockContext) {
  const { questionnaire, starterFile } = content.professionPages(sector);
  const deadlines = content.pageNamed('pages/deadlines', locale);
  const items =
    starterFile && countries.flatMap((country) => content.checklistOf(starterFile, country));
  const ready = content.pageNamed('pages/readiness', locale);
  const dates = content.deadlinesOf(locale, sector).length;
  return [
    questionnaire && { path: questionnaire.path, label: tools.scope, holds: tools.answer },
    starterFile && {
      path: starterFile.path,
      label: tools.starterFile,
      holds: fill(tools.items, { count: items?.length ?? 0 }),
    },
    deadlines && {
      path: `${deadlines.path}#${content.professionAnchor(sector)}`,
      label: tools.deadlines,
      holds: fill(tools.dates, { count: dates }),
    },
    ready && {
      // Not every profession has questions of its own there.
      path: `${ready.path}#your-profession`,
      label: ready.navTitle,
      holds: tools.questions,
    },
  ].filter((tool) => tool !== undefined);
}
