import * as z from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatDate } from '@/lib/format';

/** A tool in the list of all: its name leads to it, over it stands what it holds. */
export const Tool = defineBlock(
  {
    description:
      'One of a `Register` in columns: a tool and what it is for. Nothing as long as its page does not exist.',
    inside: 'required',
    props: z.strictObject({
      tool: z
        .string()
        .meta({ verbatim: true })
        .describe('Name of its file in `content/pages`, without language: "scope".'),
    }),
  },
  ({ tool: name, children, context }) => {
    const { page, words, content } = context;
    const tool = content.pageNamed(`pages/${name}`, page.locale);
    if (!tool) return null;
    const sample = words.tools.samples[name];
    return (
      <li className="entry tool">
        <h3>
          <a href={tool.path}>{tool.navTitle}</a>
        </h3>
        <div>{children}</div>
        {sample && <p className="tool-sample">{fill(sample, countsOf(context))}</p>}
      </li>
    );
  },
);

/** What the tools hold, by the names that `tools.samples` of `interface.*.yml` may use. */
function countsOf({ page: { locale }, content }: BlockContext) {
  const deadlines = content.deadlinesOf(locale);
  const next = deadlines.find((deadline) => content.stageOf(deadline) === 'coming');
  return {
    professions: content.sectorsIn(locale).length,
    next: next?.date ? formatDate(next.date, locale) : '',
    ...content.citedCounts(locale),
    terms: Object.keys(content.glossary(locale)).length,
  };
}

/** What exists for a profession: its questionnaire, its starter file, the deadlines, its page. */
export const ProfessionTools = defineBlock(
  {
    description:
      'The tools that exist for a profession, and its page, as links; the page it stands on is left out.',
    props: z.strictObject({
      profession: z
        .string()
        .meta({ verbatim: true })
        .describe('Name of the profession’s file in `content/sectors`: "lawyers".'),
    }),
  },
  ({ profession, context }) => {
    const { page, content } = context;
    const words = context.words.tools;
    const sector = content
      .sectorsIn(page.locale)
      .find((candidate) => content.professionOf(candidate) === profession);
    const deadlines = content.pageNamed('pages/deadlines', page.locale)?.path;
    const links = content
      .namedLinks(page.locale, [
        [`scope/${profession}`, words.scope],
        [`starter-files/${profession}`, words.starterFile],
        ['pages/deadlines', words.deadlines],
        [`sectors/${profession}`, words.sector],
      ])
      .filter(({ path }) => path !== page.path);
    if (links.length === 0) return null;
    return (
      <ul className="profession-tools">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a
              href={
                path === deadlines && sector ? `${path}#${content.professionAnchor(sector)}` : path
              }
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    );
  },
);

/** A way to the page of every profession. */
export const ProfessionLinks = defineBlock(
  { description: 'Every profession with its pictogram, a link to its page, in a few lines.' },
  ({ context: { page, content } }) => (
    <ul className="profession-links">
      {content.sectorsIn(page.locale).map(({ name, path, navTitle }) => (
        <li key={name}>
          <a href={path}>
            <Pictogram name={name} />
            {navTitle}
          </a>
        </li>
      ))}
    </ul>
  ),
);

/** The same for every profession. */
export const ToolsByProfession = defineBlock(
  { description: 'Every profession with its `ProfessionTools`.' },
  ({ context }) => (
    <ul className="tools-by-profession">
      {context.content.sectorsIn(context.page.locale).map((sector) => (
        <li key={sector.name}>
          <Pictogram name={sector.name} />
          <h3>{sector.navTitle}</h3>
          <ProfessionTools profession={context.content.professionOf(sector)} context={context} />
        </li>
      ))}
    </ul>
  ),
);
